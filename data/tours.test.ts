import type { Tour } from './schema/tours';
import { allTours, toursToShow } from './tours';

const on: Tour = { ...allTours[0], backOn: undefined };
const listOf = (count: number) => Array<Tour>(count).fill(on);

test('the menu lists all tours of a short catalogue', () => {
  const { tours, menuTours, moreTours } = toursToShow(listOf(8));
  expect(menuTours).toEqual(tours);
  expect(moreTours).toBeUndefined();
});

test('the menu lists the first seven tours of a long catalogue and a link to all', () => {
  for (const count of [9, 400]) {
    const { menuTours, moreTours } = toursToShow(listOf(count));
    expect(menuTours).toHaveLength(7);
    expect(moreTours?.words).toContain(String(count));
  }
});

test('a tour that is off is in no list', () => {
  const off: Tour = { ...on, backOn: '2027-04-01' };
  const { tours, menuTours, moreTours } = toursToShow([off, ...listOf(8), off]);
  expect(tours).toEqual(listOf(8));
  expect(menuTours).toEqual(tours);
  expect(moreTours).toBeUndefined();
});

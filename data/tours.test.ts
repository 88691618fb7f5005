import { allTours, firstFew, menuTours, tours } from './tours';

test('a short catalogue stands whole in the menu', () => {
  expect(menuTours).toEqual(tours);
  expect(allTours).toBeUndefined();
  expect(firstFew(Array(8).fill('tour'))).toHaveLength(8);
});

test('a long catalogue shows its first seven tours and a link to all', () => {
  expect(firstFew(Array(9).fill('tour'))).toHaveLength(7);
  expect(firstFew(Array(400).fill('tour'))).toHaveLength(7);
});

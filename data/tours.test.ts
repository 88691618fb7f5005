import { allTours, begun, menuTours, tours } from './tours';

test('a short catalogue stands whole in the menu', () => {
  expect(menuTours).toEqual(tours);
  expect(allTours).toBeUndefined();
  expect(begun(Array(8).fill('tour'))).toHaveLength(8);
});

test('of a long one only the beginning, with room for the way to all', () => {
  expect(begun(Array(9).fill('tour'))).toHaveLength(7);
  expect(begun(Array(400).fill('tour'))).toHaveLength(7);
});

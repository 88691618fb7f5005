import type { Tour } from '../schema/tours';
import { allTours } from '../tours';
import { toursOn } from './tours-on';

test('a tour that is off is in no list', () => {
  const on: Tour = { ...allTours[0], backOn: undefined };
  expect(toursOn([{ ...on, backOn: '2027-04-01' }, on])).toEqual([on]);
});

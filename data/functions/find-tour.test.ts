import { findTour } from './find-tour';

const tours = [
  { id: 1, slug: 'snorkelling' },
  { id: 2, slug: 'fishing' },
];

test.each(['2', 'fishing'])('%s finds the fishing tour', (key) => {
  expect(findTour(tours, key)).toBe(tours[1]);
});

test.each(['', ' 2', '02', '2.0', '3', 'Fishing', 'fish', '__proto__', 'undefined', null, undefined])(
  '%p finds nothing',
  (key) => expect(findTour(tours, key)).toBeUndefined(),
);

import { daysToCome } from './full-days';

test('4.17 a day or span that is over is left out, one that ends today is not', () => {
  const span = { day: '2026-12-24', lastDay: '2027-01-02' };
  const days = [
    { day: '2027-01-01', lastDay: '' },
    { day: '2027-01-02' },
    span,
    { day: '2027-02-01' },
  ];
  expect(daysToCome(days, '2027-01-02')).toEqual(days.slice(1));
  expect(daysToCome(days, '2027-01-03')).toEqual(days.slice(3));
});

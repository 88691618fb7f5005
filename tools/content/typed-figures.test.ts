import { telephonesIn } from './typed-figures';

// The numbers in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

test('the numbers in a text are found as they were typed, also close to other figures', () => {
  expect(
    telephonesIn(
      'Kim 0491 570-156, +61 (0)7 4712 3456 or 1800 160 401. Not 0491 570 1566, 6-8, 9:30 or 2026-11-27.',
    ),
  ).toEqual(['0491 570-156', '+61 (0)7 4712 3456', '1800 160 401']);
});

import { phrases } from './phrases';
import {
  numberInWords,
  paragraphsOf,
  timeRange,
  toursWithHours,
  twoLines,
} from './wording';

// The times, days and lists in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

const tour = (name: string, duration: string) => ({
  name,
  tourInfo: { duration, skillLevel: '' },
});
const whales = tour('Whale Watching', '3 Hours');

test.each([
  ['Magnetic Island Boat Adventures', 'Magnetic Island', 'Boat Adventures'],
  ['Jo’s Boats', 'Jo’s', 'Boats'],
  ['Seafari', 'Seafari', ''],
])('the logo has the name %s on two lines', (name, first, second) => {
  expect(twoLines(name)).toEqual({ first, second });
});

test('a number that has a word becomes it, and the next one has digits', () => {
  const { numbers } = phrases;
  expect([1, 4, numbers.length].map(numberInWords)).toEqual([
    numbers[1],
    numbers[4],
    String(numbers.length),
  ]);
});

test('tours are listed with their hours', () => {
  const others = [
    tour('Sunset', '2-3 Hours'),
    tour('Private Charter', 'Flexible, 2-8 Hours'),
  ];
  expect(toursWithHours([...others, whales])).toBe(
    'Sunset (2-3 hours), Private Charter (flexible, 2-8 hours) and Whale Watching (3 hours)',
  );
  expect(toursWithHours([whales])).toBe('Whale Watching (3 hours)');
});

test('3.2 each line of an answer is a paragraph, and an empty line none', () => {
  expect(paragraphsOf(['Yes.', 'In winter.\n \nIn summer.\nNo.'])).toEqual([
    'Yes.',
    'In winter.',
    'In summer.',
    'No.',
  ]);
});

test('times are in the order of the clock', () => {
  expect(timeRange(['22:05', '09:50', '21:50'])).toEqual({
    earliest: '9:50 am',
    latest: '10:05 pm',
  });
});

import { numberInWords, toursWithHours } from './wording';

const tour = (name: string, duration: string) => ({
  name,
  tourInfo: { duration, groupSize: '', skillLevel: '' },
});
const whales = tour('Whale Watching', '3 Hours');

test('numbers up to twelve become words', () => {
  expect([1, 4, 5, 12, 13].map(numberInWords)).toEqual(['one', 'four', 'five', 'twelve', '13']);
});

test('tours are listed with their hours', () => {
  const others = [tour('Sunset', '2-3 Hours'), tour('Private Charter', 'Flexible, 2-8 Hours')];
  expect(toursWithHours([...others, whales])).toBe(
    'Sunset (2-3 hours), Private Charter (2-8 hours, as you like) and Whale Watching (3 hours)',
  );
  expect(toursWithHours([whales])).toBe('Whale Watching (3 hours)');
});

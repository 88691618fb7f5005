import { faq } from './faq';
import { home } from './home';
import { tours } from './tours';
import { countInWords, numberInWords, toursWithHours } from './wording';

const whales = { name: 'Whale Watching', tourInfo: { ...tours[0].tourInfo, duration: '3 Hours' } };

test('numbers are words up to twelve', () => {
  expect([1, 4, 5, 12, 13].map(numberInWords)).toEqual(['one', 'four', 'five', 'twelve', '13']);
  expect([1, 4].map((count) => countInWords(count, 'guided tour'))).toEqual([
    'One guided tour',
    'Four guided tours',
  ]);
});

test('a fifth tour is listed with its hours, and of a long catalogue only the beginning', () => {
  expect(toursWithHours([...tours.slice(2), whales])).toBe(
    'Sunset (2-3 hours), Private Charter (2-8 hours, as you like) and Whale Watching (3 hours)',
  );
  expect(toursWithHours([whales])).toBe('Whale Watching (3 hours)');
  expect(toursWithHours([whales], 5)).toBe('Whale Watching (3 hours) and five more');
});

test('the texts of the four tours and ten questions are as they were', () => {
  expect(home.lead).toMatch(/^Four guided tours and a boat of your own for the day\./);
  expect(home.tours.heading).toBe('Four ways onto the water');
  expect(faq.entries[0].answer[0]).toMatch(
    /^Four: Snorkelling \(6-8 hours\), Fishing \(4-8 hours\), Sunset \(2-3 hours\) and Private Charter \(2-8 hours, as you like\)\. All/,
  );
  expect(faq.hero.lead).toBe('Ten questions people ask us before they step aboard.');
  expect(faq.meta.description).toContain('in bad weather: ten answers before you go boating');
});

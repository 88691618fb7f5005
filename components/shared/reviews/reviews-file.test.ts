import { reviewTexts } from '@/site/content/client-texts';
import { dateInWords } from '@/site/words/calendar-day';
import { loadReviews, readReviews } from './reviews-file';

const review = (rating: unknown) => ({
  author_name: ' Kim ',
  rating,
  text: ' Good. ',
});

test('2.10 the texts of a review are trimmed, and a translation by Google is left out', () => {
  const text = '(Translated by Google) Very nice.\n\n(Original)\nSehr schön. ';
  expect(
    readReviews({ reviews: [{ ...review(4), text, sample: true }] }),
  ).toEqual([
    { author: 'Kim', rating: 4, text: 'Sehr schön.', origin: '', sample: true },
  ]);
});

const march = dateInWords('2026-03-04', { month: 'long', year: 'numeric' });

test.each([
  [{ date: '2026-03-04', source: ' Google ' }, `${march}, Google`],
  [{ date: '2026-03-04' }, march],
  [{ date: '3/4/2026', source: 'Google' }, 'Google'],
  [{ date: '2026-03-99' }, ''],
  [{ date: 'March 2026', source: null }, ''],
])('a review with %p is from %p', (facts, origin) => {
  expect(
    readReviews({ reviews: [{ ...review(4), ...facts }] })[0]?.origin,
  ).toBe(origin);
});

test.each([
  [0, 1],
  [-3, 1],
  [9, 5],
  [4.5, 4.5],
  [4.3, 4.5],
  [4.1, 4],
  ['5', 5],
  [Number.POSITIVE_INFINITY, 5],
])('the rating %p shows as %p', (rating, shown) => {
  expect(readReviews({ reviews: [review(rating)] })[0]?.rating).toBe(shown);
});

test.each([
  null,
  'words',
  {},
  { author_name: 'Kim', rating: 5 },
  { rating: 5, text: 'Good.' },
  ...[null, '', 'five', {}].map(review),
])('the entry %j is left out, the others stay', (entry) => {
  expect(readReviews({ reviews: [entry, review(5)] })).toHaveLength(1);
});

test.each([null, 'words', [], {}, { reviews: null }, { reviews: {} }])(
  '2.8 %j is no reviews file',
  (answer) => {
    expect(() => readReviews(answer)).toThrow(reviewTexts.notRead);
  },
);

test('a reviews file may hold none', () => {
  expect(readReviews({ reviews: [] })).toEqual([]);
});

// What waits for the file would outlast the test.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const webPage = () => Promise.reject(new SyntaxError('Unexpected token <'));

test.each([
  [
    'is not there',
    async () => ({ ok: false, status: 404 }),
    reviewTexts.notLoaded(404),
  ],
  [
    'is a web page',
    async () => ({ ok: true, json: webPage }),
    reviewTexts.notRead,
  ],
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    reviewTexts.notLoaded(),
  ],
])('2.8 a reviews file that %s says so', async (_, answer, message) => {
  global.fetch = answer as never;
  await expect(loadReviews()).rejects.toThrow(message);
});

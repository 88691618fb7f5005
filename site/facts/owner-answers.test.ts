import { guests, ownerAnswersFile } from '../../data/schema/owner-answers';
import { ownerTerms, whoCanComeSentences } from './owner-answers';

jest.mock('../../data/owner-answers.json', () => ({
  cancellation: 'Free until two days before.',
  insurance: '',
  wheelchairBoarding: ' ',
  whoCanCome: {
    age: 'From 6 years.',
    nonSwimmers: '',
    seasickness: ' ',
    languages: 'English',
  },
}));

test('3.13 only facts that the owner has filled in are shown, as sentences with one full stop each', () => {
  const { age, languages } = guests;
  expect(ownerTerms).toEqual([
    { title: expect.any(String), text: 'Free until two days before.' },
  ]);
  expect(whoCanComeSentences).toEqual([
    `${age}: From 6 years.`,
    `${languages}: English.`,
  ]);
});

test.each([
  ['4.9 from 127 reviews on Google', true],
  ['127 Google reviews: 4,9 stars', true],
  ['127 reviews, 4.9 on average', true],
  ['49 from 127 reviews', false],
  ['127 reviews, 5,9 stars', false],
])('7.16 a rating of %j can be right: %s', (words, canBeRight) => {
  const rating = { words, day: '2026-11-01' };
  expect(ownerAnswersFile.safeParse({ rating }).success).toBe(canBeRight);
});

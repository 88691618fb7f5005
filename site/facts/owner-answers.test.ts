import { ownerTerms, whoCanComeSentences } from './owner-answers';

jest.mock('../../data/owner-answers.json', () => ({
  updated: '2026-11-20',
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
  expect(ownerTerms).toEqual([
    { title: expect.any(String), text: 'Free until two days before.' },
  ]);
  expect(whoCanComeSentences).toEqual([
    'Age: From 6 years.',
    'Languages on board: English.',
  ]);
});

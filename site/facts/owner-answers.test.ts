import { guests } from '../../data/schema/owner-answers';
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

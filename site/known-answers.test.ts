import { ownerTerms, whoCanComeSentences } from './known-answers';

jest.mock('./owner-answers', () => {
  const whoCanCome = { age: 'From 6 years.', nonSwimmers: '', pregnancy: '', badBacks: '', seasickness: ' ' };
  const terms = { cancellation: 'Free until two days before.', insurance: '', wheelchairBoarding: ' ' };
  const { ownerAnswers } = jest.requireActual('./owner-answers');
  return {
    ownerAnswers: {
      ...ownerAnswers,
      ...terms,
      whoCanCome: { ...whoCanCome, lifeJackets: '', languages: 'English' },
    },
  };
});

test('only facts that the owner has filled in are shown, as sentences with one full stop each', () => {
  expect(ownerTerms).toEqual([{ title: expect.any(String), text: 'Free until two days before.' }]);
  expect(whoCanComeSentences).toEqual(['Age: From 6 years.', 'Languages on board: English.']);
});

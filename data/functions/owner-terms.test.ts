import { ownerTerms } from './owner-terms';

const nothing = { abn: '', insurance: '', replyTime: '', cancellation: '', wheelchairBoarding: '' };

test('empty facts are not shown', () => {
  expect(ownerTerms({ ...nothing, wheelchairBoarding: ' ' })).toEqual([]);
});

test('filled-in facts are shown', () => {
  const terms = ownerTerms({ ...nothing, cancellation: 'Free until two days before.' });
  expect(terms.map(({ text }) => text)).toEqual(['Free until two days before.']);
});

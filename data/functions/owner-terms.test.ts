import { ownerTerms } from './owner-terms';

test('only facts that the owner has filled in are shown', () => {
  const nothing = { abn: '', insurance: '', replyTime: '', cancellation: '', wheelchairBoarding: ' ' };
  const cancellation = 'Free until two days before.';
  expect(ownerTerms({ ...nothing, cancellation })).toMatchObject([{ text: cancellation }]);
});

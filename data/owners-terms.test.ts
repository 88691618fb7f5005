import { ownersTerms } from './owners-terms';

const nothing = { abn: '', insurance: '', replyTime: '', cancellation: '', wheelchairBoarding: '' };

test('what the owner has not filled in is not shown', () => {
  expect(ownersTerms({ ...nothing, wheelchairBoarding: ' ' })).toEqual([]);
});

test('what the owner has filled in is shown', () => {
  expect(ownersTerms({ ...nothing, cancellation: 'Free until two days before.' })).toEqual([
    { title: 'Changes and cancellation', text: 'Free until two days before.' },
  ]);
});

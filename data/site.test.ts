import { ownerTerms } from './site';

const nothing = { abn: '', insurance: '', replyTime: '', cancellation: '', wheelchairBoarding: '' };

test('what the owner has not filled in is not shown', () => {
  expect(ownerTerms({ ...nothing, wheelchairBoarding: ' ' })).toEqual([]);
});

test('what the owner has filled in is shown', () => {
  expect(ownerTerms({ ...nothing, cancellation: 'Free until two days before.' })).toEqual([
    { title: 'Changes and cancellation', text: 'Free until two days before.' },
  ]);
});

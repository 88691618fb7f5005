import { ownerTerms } from './site';

const nothing = { abn: '', insurance: '', replyTime: '', cancellation: '', wheelchairBoarding: '' };

test('empty facts are not shown', () => {
  expect(ownerTerms({ ...nothing, wheelchairBoarding: ' ' })).toEqual([]);
});

test('filled-in facts are shown', () => {
  expect(ownerTerms({ ...nothing, cancellation: 'Free until two days before.' })).toEqual([
    { title: 'Changes and cancellation', text: 'Free until two days before.' },
  ]);
});

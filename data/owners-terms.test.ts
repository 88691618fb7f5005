import { ownersTerms } from './owners-terms';
import { ownerFacts } from './site';

test('what the owner has not filled in is not shown', () => {
  expect(ownersTerms({ ...ownerFacts, cancellation: '', wheelchairBoarding: ' ' })).toEqual([]);
});

test('what the owner has filled in is', () => {
  expect(ownersTerms({ ...ownerFacts, cancellation: 'Free until two days before.' })).toEqual([
    { title: 'Changes and cancellation', text: 'Free until two days before.' },
  ]);
});

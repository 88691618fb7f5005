import { counted, fillSentences } from './fill';

test('values stand in the text, with a capital letter at the start of a sentence', () => {
  const values = { count: 'four', group: 'group deals' };
  expect(
    fillSentences('{count} tours. {group}: ask, {count}{count} times', values),
  ).toBe('Four tours. Group deals: ask, fourfour times');
  expect(fillSentences('{other} stays', values)).toBe('{other} stays');
});

test('one thing and several have their own words', () => {
  const hours = { one: '{count} hour', other: '{count} hours' };
  expect([counted(hours, 1), counted(hours, 3)]).toEqual(['1 hour', '3 hours']);
});

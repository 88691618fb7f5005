import { allowBadges, hideBadge } from './badge';

const hang = () => {
  const holder = document.createElement('div');
  holder.innerHTML = '<div class="grecaptcha-badge"></div><iframe></iframe>';
  document.body.append(holder);
};
const badges = () => document.querySelectorAll('.grecaptcha-badge').length;
/** A MutationObserver is called after the task. */
const later = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '';
});

test('of two badges the newer stays', () => {
  hang();
  hang();
  allowBadges(1);
  expect(badges()).toBe(1);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('a badge that comes where none is allowed goes at once, with its holder', async () => {
  allowBadges(0);
  hang();
  await later();
  expect(document.body.childElementCount).toBe(0);
});

test('a hidden badge lives on until it is released', () => {
  allowBadges(1);
  hang();
  const release = hideBadge();
  allowBadges(0);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  release();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

import { keepNewestBadge, removeBadges } from './badge';

const addBadge = () => {
  const holder = document.createElement('div');
  holder.innerHTML = '<div class="grecaptcha-badge"></div><iframe></iframe>';
  document.body.append(holder);
};
const badges = () => document.querySelectorAll('.grecaptcha-badge').length;
/** A MutationObserver is called after the task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '';
});

test('of two badges the newer stays', async () => {
  keepNewestBadge();
  addBadge();
  addBadge();
  await nextTask();
  expect(badges()).toBe(1);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('a badge that arrives on another page goes at once, with its holder', async () => {
  keepNewestBadge();
  removeBadges();
  addBadge();
  await nextTask();
  expect(document.body.childElementCount).toBe(0);
});

test('the frame of a badge stays until its token has come', async () => {
  keepNewestBadge();
  addBadge();
  let give = () => {};
  removeBadges(
    new Promise<void>((resolve) => {
      give = resolve;
    }),
  );
  await nextTask();
  expect(badges()).toBe(0);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  give();
  await nextTask();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

import type { Page, Route } from 'playwright/test';
import { BOT_CHECK, BOT_CHECK_SECOND_STAGE } from '../tools/services/recaptcha';
import { expectPage, footerLink } from './content';
import { expect, openReady, SITE_SCRIPTS, saveData, test } from './fixtures';
import * as form from './form';
import { script } from './third-parties';

/** Gives each script one bad address, the first at which it is requested. */
async function spoilFirst(
  page: Page,
  scripts: readonly (string | RegExp)[],
  answer: (route: Route) => unknown,
) {
  const bad = new Map<string, string>();
  for (const address of scripts)
    await page.route(address, (route) => {
      const url = route.request().url();
      const { pathname } = new URL(url);
      if (!bad.has(pathname)) bad.set(pathname, url);
      return bad.get(pathname) === url ? answer(route) : route.fallback();
    });
}

/** Moves the page's clock until this is so. */
const runUntil = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(10_000);
    await isSo();
  }).toPass({ intervals: [100] });

/**
 * Sends an enquiry. Where a script hangs for longer than a press waits, it
 * takes another press.
 */
async function sendAtLast(page: Page, emails: readonly unknown[]) {
  await runUntil(page, () =>
    expect(form.sendButton(page)).toBeEnabled({ timeout: 100 }),
  );
  await form.send(page);
  await runUntil(page, async () => {
    if ((await form.status(page).textContent()) === form.FAILED)
      await form.sendButton(page).click();
    await expect(form.status(page)).toHaveText(form.SENT, { timeout: 100 });
  });
  expect(emails).toHaveLength(1);
  await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(1);
}

const EVERY_SCRIPT = [SITE_SCRIPTS, BOT_CHECK, BOT_CHECK_SECOND_STAGE];
const hangs = () => {};
// A browser keeps such a file for a year.
const isEmpty = (route: Route) => route.fulfill(script(''));

// What is requested again, and when:
// components/repair/retry-failed-scripts.test.ts.
for (const [way, what, scripts, answer] of [
  ['an address', 'each script hangs', EVERY_SCRIPT, hangs],
  ['a link', 'each script of ours is empty', [SITE_SCRIPTS], isEmpty],
] as const)
  test(`6.8 by ${way}, the form sends though ${what} at its first address`, async ({
    page,
    emails,
  }) => {
    await page.clock.install();
    await saveData(page);
    await openReady(page, '/faq');
    await spoilFirst(page, scripts, answer);
    if (way === 'a link') await footerLink(page, '/contact').click();
    else await page.goto('/contact', { waitUntil: 'commit' });
    await sendAtLast(page, emails);
  });

test('4.10 the form sends though the second script of the bot check hangs twice', async ({
  page,
  emails,
}) => {
  await page.clock.install();
  let times = 0;
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    times++ < 2 ? undefined : route.fallback(),
  );
  await page.goto('/contact');
  await sendAtLast(page, emails);
});

test('6.8 while every style file hangs the form and links work', async ({
  page,
  emails,
}) => {
  await page.route(/\.css/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.sendButton(page)).toBeEnabled();
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  // The page comes whole, because its HTML has its styles.
  await page.evaluate(() => Object.assign(window, { older: true }));
  await footerLink(page, '/faq').click({ noWaitAfter: true });
  await expectPage(page, '/faq');
  expect(await page.evaluate(() => 'older' in window)).toBe(false);
});

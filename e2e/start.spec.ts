import type { Page } from 'playwright/test';
import { expectPage, footerLink } from './content';
import {
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  expect,
  openReady,
  SITE_SCRIPTS,
  saveData,
  test,
} from './fixtures';
import * as form from './form';

/** Leaves the first request for each script unanswered, be it ours or the bot check's. */
async function hangAtFirst(page: Page) {
  const requested = new Set<string>();
  for (const address of [SITE_SCRIPTS, BOT_CHECK, BOT_CHECK_SECOND_STAGE])
    await page.route(address, (route) => {
      const { pathname } = new URL(route.request().url());
      return requested.has(pathname) ? route.fallback() : void requested.add(pathname);
    });
}

/** Moves the page's clock until this is so. */
const runUntil = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await isSo();
  }).toPass({ intervals: [100] });

for (const way of ['a link', 'an address'])
  test(`6.8 by ${way}, the form sends though each script hangs at first`, async ({ page, emails }) => {
    await page.clock.install();
    await saveData(page);
    await openReady(page, '/faq');
    await hangAtFirst(page);
    if (way === 'a link') await footerLink(page, '/contact').click();
    else await page.goto('/contact', { waitUntil: 'commit' });
    await runUntil(page, () => expect(form.sendButton(page)).toBeEnabled({ timeout: 100 }));
    await form.send(page);
    await runUntil(page, async () => {
      // Three hang one after the other, which is longer than one press waits.
      if ((await form.status(page).textContent()) === form.FAILED) await form.sendButton(page).click();
      await expect(form.status(page)).toHaveText(form.SENT, { timeout: 100 });
    });
    expect(emails).toHaveLength(1);
    await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(1);
  });

test('6.8 while every style file hangs the form and links work', async ({ page, emails }) => {
  await page.route(/\.css/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.sendButton(page)).toBeEnabled();
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, '/faq').click({ noWaitAfter: true });
  await asked;
  await expectPage(page, '/faq');
});

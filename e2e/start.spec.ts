import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { out } from './built-pages';
import { expectPage, footerLink } from './content';
import {
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  expect,
  openReady,
  ready,
  SITE_SCRIPTS,
  saveData,
  test,
} from './fixtures';
import * as form from './form';

test('the scripts of a page load after its first paint', async ({ page }) => {
  await openReady(page, '/faq');
  const { painted, scriptStarts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    scriptStarts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(scriptStarts.length).toBeGreaterThan(4);
  expect(Math.min(...scriptStarts)).toBeGreaterThanOrEqual(painted);
});

test('a page hydrates when each script is cut off at first', async ({ page, allowedMessages }) => {
  allowedMessages.push(/SyntaxError/);
  const requested = new Set<string>();
  await page.route(SITE_SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url());
    if (requested.has(pathname)) return route.continue();
    requested.add(pathname);
    const script = readFileSync(join(out, pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) });
  });
  await openReady(page, '/faq');
});

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

for (const first of ['/contact', '/faq'])
  test(`from ${first}, the form sends when each script is at first accepted and never answered`, async ({
    page,
    emails,
  }) => {
    await page.clock.install();
    await saveData(page);
    if (first === '/contact') await hangAtFirst(page);
    await page.goto(first, { waitUntil: 'commit' });
    if (first !== '/contact') {
      await ready(page);
      await hangAtFirst(page);
      await footerLink(page, '/contact').click();
    }
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

test('while every style file hangs the form and links work', async ({ page, emails }) => {
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

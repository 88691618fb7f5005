import type { Page } from 'playwright/test';
import { faq } from '../site/content';
import { firstTourPath } from './content';
import { ANALYTICS, blockStorage, expect, OUTSIDE, openReady, test } from './fixtures';
import * as form from './form';

test('6.5 with analytics blocked an enquiry is sent', async ({ page }) => {
  await page.route(ANALYTICS, (route) => route.abort('blockedbyclient'));
  await form.open(page);
  await form.send(page);
  await form.expectSuccess(page);
});

test('with a frozen data layer, clicks and enquiries work', async ({ page, allowedMessages }) => {
  await page.addInitScript(
    "Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]), writable: false })",
  );
  // The start script of the library throws. The site must work all the same.
  allowedMessages.push(/dataLayer .* does not exist/, /push is not a function/, /object is not extensible/);
  await openReady(page, '/faq');
  await page.getByRole('heading', { name: faq.entries[0].question }).click();
  await page.getByRole('main').getByRole('link', { name: faq.closing.button }).click();
  await expect(form.sendButton(page)).toBeEnabled();
  await form.send(page);
  await form.expectSuccess(page);
});

/** Opens every kind of page, then sends an enquiry. */
async function visitPages(page: Page) {
  for (const path of ['/', '/boat-hire', '/faq', firstTourPath]) {
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await form.open(page);
  await form.send(page);
}

test('6.5 with all third parties blocked every page works', async ({ page }) => {
  await page.route(OUTSIDE, (route) => route.abort('blockedbyclient'));
  await page.clock.install();
  await visitPages(page);
  await page.clock.fastForward(10_500);
  await form.expectFailure(page);
});

test('6.5 with storage that throws every page renders and an enquiry is sent', async ({ page }) => {
  await blockStorage(page);
  await visitPages(page);
  await form.expectSuccess(page);
});

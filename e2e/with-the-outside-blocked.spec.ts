import type { Page } from 'playwright/test';
import { firstTourPath } from './content';
import { blockStorage, expect, OUTSIDE, test } from './fixtures';
import * as form from './form';

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

import type { Locator, Page } from 'playwright/test';
import { slideshowWords } from '../../data/client-texts';
import { expect, openForm, test } from '../fixtures';
import { DESKTOP, PHONE } from './screens';

/** Presses the mouse on the target and releases it elsewhere (WCAG 2.2, 2.5.2). */
async function pressAndLeave(page: Page, target: Locator) {
  await target.hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
}

test('releasing the mouse outside a button does nothing', async ({ page, emailCalls }) => {
  const banner = page.getByRole('banner');
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await page.getByRole('button', { name: slideshowWords.pause }).waitFor();
  for (const target of [
    banner.getByRole('link', { name: 'Book', exact: true }),
    banner.locator('a[href="/boat-hire"]'),
    page.getByRole('button', { name: slideshowWords.pause }),
  ])
    await pressAndLeave(page, target);
  await expect(page.getByRole('button', { name: slideshowWords.pause })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.setViewportSize(PHONE);
  await pressAndLeave(page, banner.getByRole('button', { name: 'Menu' }));
  await expect(banner.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await openForm(page);
  await pressAndLeave(page, page.getByRole('button', { name: 'Send Enquiry' }));
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(emailCalls).toEqual([]);
  await page.goto('/faq');
  await pressAndLeave(page, page.locator('main summary').first());
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

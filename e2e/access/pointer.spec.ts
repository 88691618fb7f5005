import type { Locator, Page } from 'playwright/test';
import { menuButton } from '../content';
import { expect, PHONE, test } from '../fixtures';
import * as form from '../form';

// Links and answers that open are the browser's own.
test('6.2 releasing the mouse outside a button does nothing', async ({
  page,
  emails,
}) => {
  await page.setViewportSize(PHONE);
  await form.open(page);
  await pressAndLeave(page, menuButton(page));
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await pressAndLeave(page, form.sendButton(page));
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(emails).toEqual([]);
});

/** WCAG 2.2, 2.5.2: a press may be taken back. */
async function pressAndLeave(page: Page, target: Locator) {
  await target.hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
}

import { pages } from '../../site/pages';
import { menuBookNow, menuButton, tourLinks, toursButton } from '../content';
import { DESKTOP, expect, PHONE, sideways, test } from '../fixtures';
import * as form from '../form';

// Menus and errors. every-page.spec.ts checks the pages themselves.
test.describe('at 320 x 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the menu opens, scrolls to its last link, and its tours can be chosen', async ({ page }) => {
    await page.goto('/faq');
    await menuButton(page).click();
    expect(await sideways(page)).toBe(0);
    await toursButton(page).click();
    await expect(page.getByRole('link', { name: menuBookNow })).toBeInViewport();
    await tourLinks(page).last().click();
    await expect(page).toHaveURL(/\/tours\//);
  });

  test('the form in error fits, and its button can be pressed', async ({ page }) => {
    await form.open(page, '/contact?type=Tour');
    await form.sendButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
    expect(await sideways(page)).toBe(0);
  });
});

test('every page fits while its pictures are missing', async ({ page, allowedMessages }) => {
  allowedMessages.push(/\/pictures\//, /status of 404 .*nowhere/);
  await page.route(/\/pictures\//, (route) => route.abort());
  for (const path of [...pages.map((each) => each.path), '/nowhere'])
    for (const screen of [PHONE, DESKTOP]) {
      await page.setViewportSize(screen);
      await page.goto(path);
      // A picture further down is not requested before.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      expect.soft([path, await sideways(page)]).toEqual([path, 0]);
    }
});

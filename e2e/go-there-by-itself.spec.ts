import type { Page } from 'playwright/test';
import { faq } from '../site/content';
import { onItsWay } from '../site/error-screens';
import { expectPage, follow, footerLink } from './content';
import { expect, holdBack, openReady, saveData, stopTime, test } from './fixtures';
import * as form from './form';
import { layoutShifts } from './layout-shifts';

/** The route data that the router fetches after a click. (The query tells it from the data of a full page load.) */
const routeData = (path: string) => new RegExp(`${path}\\.txt\\?.*_rsc`);
const notice = (page: Page) => page.getByRole('status').getByText(onItsWay);

/** Marks the document. A full page load removes the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const markedDocument = (page: Page) => page.locator('[data-marked]');

test.beforeEach(async ({ page }) => {
  // Switch prefetch off.
  await saveData(page);
});

test.describe('from a page', () => {
  test.beforeEach(async ({ page }) => {
    await stopTime(page);
    await openReady(page, '/faq');
    await markDocument(page);
  });

  test('1.9 when route data hang, a notice appears, and the last link loads in full', async ({ page }) => {
    await holdBack(page, routeData('/(privacy|contact)'));
    await footerLink(page, '/privacy').click();
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(2000);
    await expect(notice(page)).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: faq.closing.button });
    await link.click();
    await page.clock.runFor(1000);
    // A second click does not restart the three seconds.
    await link.click();
    await page.clock.runFor(1500);
    await expect(page).toHaveURL('/faq');
    await expect(notice(page)).toBeVisible();
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    await page.clock.runFor(1000);
    await expectPage(page, '/contact');
    await expect(markedDocument(page)).toHaveCount(0);
    await form.expectFields(page, { 'Enquiry Type': 'General Enquiry' });
    await expect(notice(page)).toBeHidden();
  });

  test('1.9 a page whose route data arrive in time is not loaded again', async ({ page }) => {
    const release = await holdBack(page, routeData('/about'));
    await holdBack(page, routeData('/boat-hire'));
    for (const [path, end, arrived] of [
      ['/about', release, '/about'],
      ['/boat-hire', () => page.goBack(), '/faq'],
    ] as const) {
      await footerLink(page, path).click();
      await page.clock.runFor(1000);
      await expect(notice(page)).toBeVisible();
      await end();
      await expectPage(page, arrived);
      await expect(notice(page)).toBeHidden();
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL(arrived);
      await expect(markedDocument(page)).toHaveCount(1);
    }
  });

  test('1.9 a link works when pressed again after a document that ended without a page', async ({ page }) => {
    const release = await holdBack(page, routeData('/about'));
    let status = 204;
    await page.route(/\/about$/, (route) => (status === 204 ? route.fulfill({ status }) : route.fallback()));
    const link = footerLink(page, '/about');
    const press = async () => {
      const asked = page.waitForRequest(/\/about$/);
      await link.click();
      await page.clock.runFor(4000);
      await asked;
      await expect(notice(page)).toBeVisible();
    };
    await press();
    // The browser's page cache shows the page as it was left.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(notice(page)).toBeHidden();
    await press();
    await page.clock.runFor(20_000);
    await expect(notice(page)).toBeHidden();
    await press();
    status = 200;
    await link.click();
    await expectPage(page, '/about');
    await expect(notice(page)).toBeHidden();
    release();
  });
});

for (const [name, answer] of [
  ['hang', undefined],
  ['are gone', { status: 404, body: '' }],
] as const) {
  test(`1.9, 6.6 a link waits for sending if its data ${name}`, async ({ page, emails, allowedMessages }) => {
    allowedMessages.push(/Failed to load resource/);
    await page.clock.install();
    const release = await form.sendAndHold(page, emails);
    await follow(page, '/faq');
    await markDocument(page);
    await page.route(routeData('/about'), async (route) => {
      if (answer) await route.fulfill(answer);
    });
    await footerLink(page, '/about').click();
    await page.clock.runFor(10_000);
    await expect(notice(page)).toBeVisible();
    await expect(markedDocument(page)).toHaveCount(1);
    release();
    await expect(page.getByRole('alert').getByText(form.SENT)).toBeVisible();
    await page.clock.runFor(4000);
    await expectPage(page, '/about');
    expect(emails).toHaveLength(1);
  });
}

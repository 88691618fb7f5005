import type { Page } from 'playwright/test';
import { faq } from '../data/faq';
import { findPage } from '../data/functions/pages';
import { footerLink } from './content';
import {
  expect,
  fillIn,
  holdAnswer,
  holdBack,
  openForm,
  openReady,
  SENT,
  saveData,
  sendButton,
  status,
  stopTime,
  test,
} from './fixtures';

/** Holds the route data that the router fetches after a click. (The query tells it from the data of a full page load.) */
const holdRouteData = (page: Page, path: string) => holdBack(page, new RegExp(`${path}\\.txt\\?.*_rsc`));
const notice = (page: Page) => page.getByRole('status').getByText('on its way');

/** Marks the document. A full page load removes the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const markedDocument = (page: Page) => page.locator('[data-marked]');

test.beforeEach(async ({ page }) => {
  // Switch prefetch off.
  await saveData(page);
});

test('when route data hang, a notice appears and the page is loaded in full after three seconds', async ({
  page,
}) => {
  await stopTime(page);
  await openReady(page, '/faq');
  await markDocument(page);
  await holdRouteData(page, '/contact');
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.shifts = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const link = page.getByRole('main').getByRole('link', { name: faq.closing.button });
  await link.click();
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  // A second click does not restart the three seconds.
  await link.click();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('[data-shifts]')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page).toHaveTitle(findPage('/contact').title);
  await expect(markedDocument(page)).toHaveCount(0);
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('General Enquiry');
  await expect(notice(page)).toBeHidden();
});

test('a page whose route data arrive in time is not loaded again', async ({ page }) => {
  await stopTime(page);
  await openReady(page, '/faq');
  await markDocument(page);
  const release = await holdRouteData(page, '/about');
  await footerLink(page, '/about').click();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  release();
  await expect(page).toHaveTitle(findPage('/about').title);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(markedDocument(page)).toHaveCount(1);
});

test('when the route data of two pages hang, the browser loads the second page', async ({ page }) => {
  await stopTime(page);
  await openReady(page, '/faq');
  await holdRouteData(page, '/(about|privacy)');
  await footerLink(page, '/about').click();
  await page.clock.runFor(2000);
  await footerLink(page, '/privacy').click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/faq');
  await page.clock.runFor(2000);
  await expect(page).toHaveTitle(findPage('/privacy').title);
});

test('Back cancels the load', async ({ page }) => {
  await stopTime(page);
  await openReady(page, '/faq');
  await footerLink(page, '/boat-hire').click();
  await expect(page).toHaveTitle(findPage('/boat-hire').title);
  await markDocument(page);
  await holdRouteData(page, '/about');
  await footerLink(page, '/about').click();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(findPage('/faq').title);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/faq');
  await expect(markedDocument(page)).toHaveCount(1);
});

test('while an enquiry is being sent the browser waits before it loads the page', async ({
  page,
  emailCalls,
}) => {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  const release = await holdAnswer(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await holdRouteData(page, '/faq');
  await footerLink(page, '/faq').click();
  await page.clock.runFor(4000);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(sendButton(page)).toHaveText('Sending...');
  release();
  await expect(status(page)).toHaveText(SENT);
  await page.clock.runFor(4000);
  await expect(page).toHaveTitle(findPage('/faq').title);
  expect(emailCalls).toHaveLength(1);
});

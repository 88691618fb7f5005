import type { Page } from 'playwright/test';
import { faq } from '../data/faq';
import { findPage } from '../data/pages';
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

/** What the router asks for after a press on a link; a page that is loaded whole asks for its data without the query. */
const hold = (page: Page, path: string) => holdBack(page, new RegExp(`${path}\\.txt\\?_rsc`));
const notice = (page: Page) => page.getByRole('status').getByText('on its way');

/** A whole load leaves no trace of the document before it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('[data-marked]');

test.beforeEach(async ({ page }) => {
  // Nothing is fetched ahead.
  await saveData(page);
});

test('a page whose data hang is announced, then loaded whole after three seconds', async ({ page }) => {
  await stopTime(page);
  await openReady(page, '/faq');
  await mark(page);
  await hold(page, '/contact');
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
  // Whoever presses again waits no longer for it.
  await link.click();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('[data-shifts]')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page).toHaveTitle(findPage('/contact').title);
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('General Enquiry');
  await expect(notice(page)).toBeHidden();
});

test('a page that comes in time is not loaded again', async ({ page }) => {
  await stopTime(page);
  await openReady(page, '/faq');
  await mark(page);
  const answer = await hold(page, '/about');
  await footerLink(page, '/about').click();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  answer();
  await expect(page).toHaveTitle(findPage('/about').title);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(marked(page)).toHaveCount(1);
});

test('of two pages that hang the browser loads the last one', async ({ page }) => {
  await stopTime(page);
  await openReady(page, '/faq');
  await hold(page, '/(about|privacy)');
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
  await mark(page);
  await hold(page, '/about');
  await footerLink(page, '/about').click();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(findPage('/faq').title);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/faq');
  await expect(marked(page)).toHaveCount(1);
});

test('while an enquiry is being sent the browser waits before it loads the page', async ({
  page,
  emailCalls,
}) => {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  const answer = await holdAnswer(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await hold(page, '/faq');
  await footerLink(page, '/faq').click();
  await page.clock.runFor(4000);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(sendButton(page)).toHaveText('Sending...');
  answer();
  await expect(status(page)).toHaveText(SENT);
  await page.clock.runFor(4000);
  await expect(page).toHaveTitle(findPage('/faq').title);
  expect(emailCalls).toHaveLength(1);
});

import type { Locator, Page } from 'playwright/test';
import { absentText, onItsWay } from '../site/content/error-screens';
import { faq } from '../site/content/texts';
import { contactPhone, phoneAddress } from '../site/facts/contact';
import { expectPage, follow, footerLink } from './content';
import {
  DESKTOP,
  expect,
  holdBack,
  openReady,
  PHONE,
  saveData,
  stopTime,
  test,
} from './fixtures';
import * as form from './form';
import { layoutShifts } from './layout-shifts';

/**
 * The route data that the router fetches after a click. (The query tells it
 * from the data of a full page load.)
 */
const routeData = (path: string) => new RegExp(`${path}\\.txt\\?.*_rsc`);
const notice = (page: Page) => page.getByRole('status').getByText(onItsWay);
/** The notice that the page of the pressed link does not come. */
const absence = (page: Page) => page.getByRole('status').getByText(absentText);

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

  test('1.9 when route data hang, a notice appears, and the last link loads in full', async ({
    page,
  }) => {
    await holdBack(page, routeData('/(privacy|contact)'));
    await footerLink(page, '/privacy').click();
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(2000);
    await expect(notice(page)).toBeVisible();
    const link = page
      .getByRole('main')
      .getByRole('link', { name: faq.closing.button });
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

  test('1.9 a page whose route data arrive in time is not loaded again', async ({
    page,
  }) => {
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
});

// Each answer of the host: components/repair/reload-once.test.ts.
test('1.9 a link offline or at 503 is said not to come, until the next press', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(
    /Failed to load resource/,
    /Failed to fetch RSC payload/,
  );
  await openReady(page, '/faq');
  await markDocument(page);
  let down = true;
  await page.route(/\/(about|privacy)(\.txt.*)?$/, (route) => {
    if (!down) return route.fallback();
    return route.request().url().includes('/about')
      ? route.abort('internetdisconnected')
      : route.fulfill({ status: 503 });
  });
  for (const [path, viewport] of [
    ['/about', PHONE],
    ['/privacy', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await footerLink(page, path).focus();
    await page.keyboard.press('Enter');
    await expect(
      absence(page).getByRole('link', { name: contactPhone }),
    ).toHaveAttribute('href', phoneAddress);
    await expect(notice(page)).toBeHidden();
    await expect(footerLink(page, path)).toBeFocused();
    expect(
      await covers(absence(page).getByRole('link'), footerLink(page, path)),
    ).toBe(false);
  }
  await expect(markedDocument(page)).toHaveCount(1);
  down = false;
  await page.keyboard.press('Enter');
  await expectPage(page, '/privacy');
  await expect(absence(page)).toBeHidden();
});

/** Whether the box around a text lies over an element. */
async function covers(text: Locator, element: Locator) {
  const over = await text.locator('..').boundingBox();
  const under = await element.boundingBox();
  if (!over || !under) throw new Error('One of them is not shown.');
  return (
    over.x < under.x + under.width &&
    under.x < over.x + over.width &&
    over.y < under.y + under.height &&
    under.y < over.y + over.height
  );
}

test('1.9, 6.6 a link whose data are gone waits for sending', async ({
  page,
  emails,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource/);
  await page.clock.install();
  const release = await form.sendAndHold(page, emails);
  await follow(page, '/faq');
  await markDocument(page);
  await page.route(routeData('/about'), (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
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

import type { Page } from 'playwright/test';
import { faq } from '../data/faq';
import { firstTourPath } from './content';
import {
  ANALYTICS,
  blockStorage,
  expect,
  expectFailure,
  expectSuccess,
  OUTSIDE,
  openForm,
  openReady,
  sendButton,
  sendEnquiry,
  test,
} from './fixtures';

const blockAnalytics = (page: Page) => page.route(ANALYTICS, (route) => route.abort('blockedbyclient'));

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [where, prepare] of [
  ['analytics blocked', blockAnalytics],
  ['full storage', fillStorage],
] as const) {
  test(`with ${where} an enquiry is sent`, async ({ page, allowedMessages }) => {
    allowedMessages.push(/Failed to load resource/);
    await prepare(page);
    await openForm(page);
    await sendEnquiry(page);
    await expectSuccess(page);
  });
}

test('with the data layer replaced by a frozen array, clicks and enquiries work', async ({
  page,
  allowedMessages,
}) => {
  await page.addInitScript(
    "Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]), writable: false })",
  );
  // The start script of the library throws. The site must work all the same.
  allowedMessages.push(/dataLayer .* does not exist/, /push is not a function/, /object is not extensible/);
  await openReady(page, '/faq');
  await page.getByRole('heading', { name: faq.entries[0].question }).click();
  await page.getByRole('main').getByRole('link', { name: faq.closing.button }).click();
  await expect(sendButton(page)).toBeEnabled();
  await sendEnquiry(page);
  await expectSuccess(page);
});

/** Opens every kind of page, the form last. */
async function visitPages(page: Page) {
  for (const path of ['/', '/about', '/boat-hire', '/faq', '/privacy', firstTourPath]) {
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await openForm(page);
}

test('with all third parties blocked every page works, and a failed enquiry offers other ways', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource/);
  await page.route(OUTSIDE, (route) => route.abort('blockedbyclient'));
  await page.clock.install();
  await visitPages(page);
  await sendEnquiry(page);
  await page.clock.fastForward(10_500);
  await expectFailure(page);
});

test('with storage that throws every page renders and an enquiry is sent', async ({ page }) => {
  await blockStorage(page);
  await visitPages(page);
  await sendEnquiry(page);
  await expectSuccess(page);
});

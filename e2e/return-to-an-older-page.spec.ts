import type { LaunchOptions, Page } from 'playwright/test';
import { formTexts } from '../site/enquiry/fields';
import { enquiryHelp } from '../site/enquiry/help';
import { EMAIL_SERVICE, expect, expectEvent, holdBack, test } from './fixtures';
import * as form from './form';

// Playwright switches the page cache off, from which a browser shows an older
// page of the tab just as it was left.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const NEWER = { ...form.ENQUIRY, Name: 'Alex', Message: 'Is there room?' };

async function openNewer(page: Page) {
  await page.evaluate(() => Object.assign(window, { older: true }));
  await page.goto('/faq');
  await form.open(page);
}

/** The same document where the browser has a page cache, else a new one. */
async function backToOlder(page: Page, { executablePath = '' }: LaunchOptions) {
  await page.evaluate(() => {
    document.documentElement.id = 'newer';
    // After this function has returned: the page may leave at once.
    setTimeout(() => history.go(-2));
  });
  await expect(page.locator('#newer')).toHaveCount(0);
  await expect(form.sendButton(page)).toBeEnabled();
  // Chromium's headless shell has no page cache at all
  // (`BackForwardCacheDisabledForDelegate`).
  expect(await page.evaluate(() => 'older' in window)).toBe(
    !/headless.shell/.test(executablePath),
  );
}

test.beforeEach(async ({ page }) => {
  await page.route(EMAIL_SERVICE, (route) => route.fulfill({ status: 500 }));
  await form.open(page);
  await form.fillIn(page);
  await fail(page);
});

async function fail(page: Page) {
  await form.sendButton(page).click();
  await expect(form.status(page)).toHaveText(form.FAILED);
}

test('4.19 Back to an older page with a failure shows the newer words, or that they were sent', async ({
  page,
  launchOptions,
}) => {
  await openNewer(page);
  await form.fillIn(page, NEWER);
  await backToOlder(page, launchOptions);
  await form.expectFields(page, NEWER);
  await expect(form.status(page)).toHaveText('');
  await page.reload();
  await form.expectFields(page, NEWER);

  await fail(page);
  await openNewer(page);
  await page.unrouteAll();
  await form.send(page);
  await form.expectSuccess(page);
  await backToOlder(page, launchOptions);
  await form.expectFields(page, {
    Name: '',
    'Contact Details': '',
    Message: formTexts.messageTemplate,
  });
  await expect(form.status(page)).toHaveText('');
});

const comeBack = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

// After another website Chromium gives a document of the tab an older copy of
// its storage. A window that a page opens begins with such a copy.
test('4.19 where the tab holds older words than it wrote last, the page says so, shows no result and writes nothing until the visitor types', async ({
  page,
  context,
}) => {
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, localStorage]));
  const later = page.getByText(enquiryHelp.older);
  const opened = context.waitForEvent('page');
  await page.evaluate("window.open('/contact')");
  await form.field(await opened, 'Name').fill(NEWER.Name);
  const before = await stored();
  await expect(later).toBeHidden();
  await comeBack(page);
  await expect(later).toBeVisible();
  await expect(form.status(page)).toHaveText('');
  await form.expectFields(page, form.ENQUIRY);
  // The older words may have been left while they were sent.
  for (const sending of [false, true]) {
    await page.evaluate((sending) => {
      const [key = ''] = Object.keys(sessionStorage);
      const kept = { ...JSON.parse(sessionStorage[key]), sending };
      sessionStorage[key] = JSON.stringify(kept);
    }, sending);
    const left = await stored();
    if (!sending) expect(left).toBe(before);
    await page.reload();
    await expect(later).toBeVisible();
    await expect(form.sendButton(page)).toBeEnabled();
    await expect(form.status(page)).toHaveText('');
    expect(await stored()).toBe(left);
  }
  await form.field(page, 'Name').fill('Robin');
  await expect(later).toBeHidden();
  await page.reload();
  await form.expectFields(page, { Name: 'Robin' });
  await expect(later).toBeHidden();
});

test('4.19 an answer to older words, which comes after newer ones were written, is no result of these', async ({
  page,
}) => {
  await page.unrouteAll();
  const answer = await holdBack(page, EMAIL_SERVICE);
  await form.sendButton(page).click();
  await expect(form.sendButton(page)).toHaveText(formTexts.sending);
  await page.evaluate((name) => {
    const [key = ''] = Object.keys(sessionStorage);
    const kept = JSON.parse(sessionStorage[key]);
    const [times = ''] = Object.keys(localStorage);
    kept.time += 1_000;
    kept.words.name = name;
    sessionStorage[key] = JSON.stringify(kept);
    localStorage[times] = JSON.stringify({ [kept.tab]: kept.time });
  }, NEWER.Name);
  await comeBack(page);
  await expect(form.sendButton(page)).toBeEnabled();
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().startsWith(EMAIL_SERVICE),
  );
  answer();
  await answered;
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_success' }));
  await expect(form.status(page)).toHaveText('');
  await form.expectFields(page, { Name: NEWER.Name });
  await page.reload();
  await form.expectFields(page, { Name: NEWER.Name });
});

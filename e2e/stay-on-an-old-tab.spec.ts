import type { Page } from 'playwright/test';
import { absentText, incompleteText } from '../site/content/error-screens';
import { pages } from '../site/content/pages';
import { contact } from '../site/content/texts';
import { enquiryHelp } from '../site/enquiry/help';
import {
  contactPhone,
  emailAddress,
  phoneAddress,
} from '../site/facts/contact';
import { htmlOf } from './built-pages';
import { expectHeading, expectPage, footerLink } from './content';
import {
  expect,
  holdScripts,
  openReady,
  ready,
  SITE_SCRIPTS,
  saveData,
  test,
} from './fixtures';
import * as form from './form';

const GONE = {
  status: 404,
  contentType: 'text/html',
  body: '<!doctype html>Not found',
};

test.beforeEach(({ allowedMessages }) => {
  allowedMessages.push(
    /Failed to load resource/,
    /Refused to execute script/,
    /Unexpected token/,
  );
});

/** Records the paths of the documents that the page loads. */
function recordDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The paths of the scripts in the HTML of a page. */
function scriptsOf(path: string): string[] {
  return [...htmlOf(path).matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(
    ([, script = '']) => script,
  );
}

const incompleteLine = (page: Page) =>
  page.getByRole('alert').filter({ hasText: incompleteText });

const absence = (page: Page) => page.getByRole('status').getByText(absentText);

/** Expects the line that the page is incomplete, with other ways to ask. */
async function expectIncomplete(page: Page) {
  await expect(incompleteLine(page)).toBeVisible();
  // The browser must not scroll down by the height of the line.
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  for (const address of [phoneAddress, emailAddress])
    await expect(
      incompleteLine(page).locator(`a[href="${address}"]`),
    ).toBeVisible();
}

// When a page reloads, and how often: components/repair/reload-once.test.ts,
// retry-failed-scripts.test.ts.
test('6.8 each page can be read while one of its own scripts is gone', async ({
  page,
}) => {
  const everywhere = scriptsOf('/privacy').filter((script) =>
    scriptsOf('/accessibility').includes(script),
  );
  // All tours have the same script. One of them is enough.
  const own = new Map(
    pages.flatMap(({ path }) =>
      scriptsOf(path)
        .filter((script) => !everywhere.includes(script))
        .map((script) => [script, path]),
    ),
  );
  expect(own.size).toBeGreaterThan(0);
  for (const [script, path] of own) {
    await page.route(`**${script}*`, (route) => route.fulfill(GONE));
    await page.goto(path);
    await expectIncomplete(page);
    await expectPage(page, path);
    await page.unroute(`**${script}*`);
    // The next press requests the script again.
    await page.getByRole('heading', { level: 1 }).click();
    await ready(page);
    await expect(incompleteLine(page)).toBeHidden();
  }
});

test('6.6, 6.8 a half-finished deploy shows the page of a link without an error screen', async ({
  page,
}) => {
  await saveData(page);
  const missing = scriptsOf('/contact').filter(
    (script) => !scriptsOf('/about').includes(script),
  );
  expect(missing).not.toEqual([]);
  for (const script of missing)
    await page.route(`**${script}*`, (route) => route.fulfill(GONE));
  // A page reloads once, so the second visit has no reload.
  for (let visit = 0; visit < 2; visit++) {
    await openReady(page, '/about');
    await footerLink(page, '/contact').click();
    await expectIncomplete(page);
    await expectHeading(page, contact.heading);
  }
});

test('4.15 while scripts are missing, the form says how else to ask', async ({
  page,
  emails,
}) => {
  await page.clock.install();
  const there = scriptsOf('/contact');
  let missing = true;
  await page.route(SITE_SCRIPTS, (route) =>
    missing && !there.includes(new URL(route.request().url()).pathname)
      ? route.fulfill(GONE)
      : route.fallback(),
  );
  const documents = recordDocuments(page);
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const late = page.getByText(enquiryHelp.notReady);
  await expect(late).toBeAttached();
  await expect(late).toBeHidden();
  await form.fillIn(page);
  // It comes after twelve seconds, by its style alone.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  await expect(form.sendButton(page)).toBeDisabled();
  release();
  await form.sendButton(page).click();
  await page.clock.fastForward(30_000);
  await form.expectFailure(page, null);
  // The other ways come first. While the host is down, the page with them
  // stays.
  const offer = page.getByRole('link', { name: enquiryHelp.reload.button });
  await expect(
    page.getByRole('main').locator('form').getByRole('link').last(),
  ).toHaveText(enquiryHelp.reload.button);
  await page.route('/contact', (route) => route.fulfill({ status: 503 }));
  await offer.click();
  await expect(
    absence(page).getByRole('link', { name: contactPhone }),
  ).toHaveAttribute('href', phoneAddress);
  expect(documents).toHaveLength(1);
  await page.unroute('/contact');
  await offer.click();
  await expect.poll(() => documents.length).toBe(2);
  await form.expectFields(page, form.ENQUIRY);
  // The deploy is done; the visitor's next press loads what was missing.
  missing = false;
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  expect(documents).toHaveLength(2);
});

for (const [state, change] of [
  // Rows of the data end at line breaks.
  [
    'cut off after a row',
    (data: string) => data.slice(0, data.indexOf('\n', data.length / 2)),
  ],
  ['cut off', (data: string) => data.slice(0, data.length / 2)],
  [
    'of another build',
    (data: string) => data.replace(/"(b|buildId)":"[^"]+"/g, '"$1":"another"'),
  ],
] as const)
  test(`6.8 the form opens when its route data is ${state}`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(
      /Minified React error #412/,
      /Failed to fetch RSC payload/,
    );
    await page.route(/contact.*\.txt(\?|$)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await openReady(page, '/about');
    await footerLink(page, '/contact').click();
    await expect(form.sendButton(page)).toBeEnabled();
    await expectHeading(page, contact.heading);
    // Wait for open requests, so that they do not fail the next test.
    await page.unrouteAll({ behavior: 'wait' });
  });

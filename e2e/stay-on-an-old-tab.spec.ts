import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { contact } from '../data/contact';
import { contactPhone } from '../data/settings';
import { tourPageWords } from '../data/tour-page';
import { expectPage, firstTour, firstTourPath, footerLink } from './content';
import {
  expect,
  expectSuccess,
  fillIn,
  holdAnswer,
  openForm,
  openReady,
  ready,
  SITE_SCRIPTS,
  saveData,
  sendButton,
  test,
} from './fixtures';

const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html>Not found' };
/** The response of a host that sends its front page for unknown paths. */
const FRONT_PAGE = { status: 200, contentType: 'text/html', body: '<!doctype html>Welcome' };
const ALLOWED_MESSAGES = [
  /Failed to load resource/,
  /Refused to execute script/,
  /Unexpected token/,
  /Failed to load chunk/,
  /ChunkLoadError/,
];

/** Records the paths of the documents that the page loads. */
function recordDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Waits long enough for an unwanted reload to start. */
const waitBriefly = () => new Promise((later) => setTimeout(later, 250));

for (const [name, answer] of [
  ['gone', GONE],
  ['a web page', FRONT_PAGE],
] as const) {
  test(`the page's scripts are ${name} once: one reload, and it works`, async ({ page, allowedMessages }) => {
    allowedMessages.push(...ALLOWED_MESSAGES);
    let stale = true;
    await page.route(SITE_SCRIPTS, (route) => (stale ? route.fulfill(answer) : route.continue()));
    const documents = recordDocuments(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && documents.length > 1) stale = false;
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(sendButton(page)).toBeEnabled();
    expect(documents).toEqual(['/contact', '/contact']);
  });

  test(`the page's scripts stay ${name}: one reload, then a readable page`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(...ALLOWED_MESSAGES);
    await page.route(SITE_SCRIPTS, (route) => route.fulfill(answer));
    const documents = recordDocuments(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect.poll(() => documents.length).toBe(2);
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    await expect(page.getByRole('main').getByRole('link', { name: contactPhone })).toBeVisible();
    // A reload by the visitor fails too and causes no other reload.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toHaveLength(3);
  });

  test(`the next page's own script is ${name}: one reload, and the link works`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(...ALLOWED_MESSAGES);
    // With prefetch, the reload would come before the click.
    await saveData(page);
    await openReady(page, '/about');
    // From now on scripts are missing, as after a deploy.
    let stale = true;
    await page.route(SITE_SCRIPTS, (route) => (stale ? route.fulfill(answer) : route.continue()));
    const documents = recordDocuments(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) stale = false;
    });
    const reloaded = page.waitForEvent('domcontentloaded');
    await footerLink(page, '/contact').click();
    await reloaded;
    await ready(page);
    // The router may have reloaded the old page or the next one.
    expect(documents).toHaveLength(1);
    if (!page.url().endsWith('/contact')) await footerLink(page, '/contact').click();
    await expect(sendButton(page)).toBeEnabled();
  });
}

test('a half-finished deploy shows the next page without an error screen', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(...ALLOWED_MESSAGES);
  await saveData(page);
  const missing = scriptsOf('contact').filter((script) => !scriptsOf('about').includes(script));
  expect(missing).not.toEqual([]);
  for (const script of missing) await page.route(`**${script}`, (route) => route.fulfill(GONE));
  // A tab reloads once, so the second visit has no reload.
  for (let visit = 0; visit < 2; visit++) {
    await openReady(page, '/about');
    await footerLink(page, '/contact').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    await page.waitForLoadState();
    await waitBriefly();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  }
});

test('while a half-finished deploy lacks the script that sends, the form says how else to ask', async ({
  page,
  allowedMessages,
  emailCalls,
}) => {
  allowedMessages.push(...ALLOWED_MESSAGES);
  const there = scriptsOf('contact');
  let missing = true;
  await page.route(SITE_SCRIPTS, (route) =>
    missing && !there.includes(new URL(route.request().url()).pathname)
      ? route.fulfill(GONE)
      : route.fallback(),
  );
  const documents = recordDocuments(page);
  await page.goto('/contact');
  await expect.poll(() => documents.length, 'the page is loaded once more').toBe(2);
  await ready(page);
  await fillIn(page);
  await expect(page.getByText(contact.notReady)).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  // The deploy is done; the visitor's next act loads what was missing.
  missing = false;
  await page.getByLabel('Name', { exact: true }).press('End');
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
  expect(documents).toHaveLength(2);
});

/** The paths of the scripts in the HTML of a page. */
function scriptsOf(name: string): string[] {
  const html = readFileSync(join(process.env.SITE_OUT || 'out', `${name}.html`), 'utf8');
  return [...html.matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}

test('the next page opens when its route data is gone', async ({ page, allowedMessages }) => {
  allowedMessages.push(...ALLOWED_MESSAGES);
  await page.goto('/about');
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill(GONE));
  await footerLink(page, '/faq').click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(page, '/faq');
});

test('the form opens with its preselection when its route data is gone', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(...ALLOWED_MESSAGES);
  // After the full load of the contact page its own requests succeed.
  await page.route(/contact.*\.txt(\?|$)/, (route) =>
    page.url().includes('/contact') ? route.fallback() : route.fulfill(GONE),
  );
  await openReady(page, firstTourPath);
  await page.getByRole('link', { name: tourPageWords.book }).click();
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  await expect(page).toHaveURL('/contact');
});

test('the next page opens when its route data is of another build', async ({ page }) => {
  // The data of the first page keeps its build id.
  await page.route(/(?<!\/about)\.txt(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"b":"[^"]+"|"buildId":"[^"]+"/g,
      '"b":"another","buildId":"another"',
    );
    await route.fulfill({ response, body });
  });
  await openReady(page, '/about');
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Wait for open requests, so that they do not fail the next test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('text typed in an old tab survives its reload and can be sent', async ({
  page,
  allowedMessages,
  emailCalls,
}) => {
  allowedMessages.push(...ALLOWED_MESSAGES);
  await openForm(page);
  await fillIn(page);
  const documents = recordDocuments(page);
  // The page loads another script after a deploy has removed it.
  await page.route('**/_next/static/chunks/late.js', (route) => route.fulfill(GONE));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/late.js';
    document.head.append(script);
  });
  await expect.poll(() => documents.length).toBe(1);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('offline, a missing script causes no reload', async ({ page, allowedMessages }) => {
  allowedMessages.push(...ALLOWED_MESSAGES);
  await openForm(page);
  await fillIn(page);
  const documents = recordDocuments(page);
  await page.route('**/_next/static/chunks/late.js', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/late.js';
    document.head.append(script);
  });
  await failed;
  await page.evaluate(waitBriefly);
  expect(documents).toEqual([]);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
});

test('during sending, a missing script causes no reload', async ({ page, allowedMessages, emailCalls }) => {
  allowedMessages.push(...ALLOWED_MESSAGES);
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  const documents = recordDocuments(page);
  await page.route('**/_next/static/chunks/late.js', (route) => route.fulfill(GONE));
  const asked = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/late.js';
    document.head.append(script);
    return new Promise((failed) => script.addEventListener('error', failed));
  });
  await asked;
  await page.evaluate(waitBriefly);
  expect(documents).toEqual([]);
  answer();
  await expectSuccess(page);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { contact } from '../data/contact';
import { contactPhone } from '../data/settings';
import { tourPage } from '../data/tour-page';
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
/** What a host answers that sends its front page for whatever it does not know. */
const A_PAGE = { status: 200, contentType: 'text/html', body: '<!doctype html>Welcome' };
const NOISE = [
  /Failed to load resource/,
  /Refused to execute script/,
  /Unexpected token/,
  /Failed to load chunk/,
  /ChunkLoadError/,
];

/** Counts the page's own loads. */
function loads(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** By then a reload that is not to be would have begun. */
const momentLater = () => new Promise((later) => setTimeout(later, 250));

for (const [name, answer] of [
  ['gone', GONE],
  ['a web page', A_PAGE],
] as const) {
  test(`the page's scripts are ${name} for a moment: one reload, and it works`, async ({ page, noise }) => {
    noise.push(...NOISE);
    let old = true;
    await page.route(SITE_SCRIPTS, (route) => (old ? route.fulfill(answer) : route.continue()));
    const seen = loads(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && seen.length > 1) old = false;
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(sendButton(page)).toBeEnabled();
    expect(seen).toEqual(['/contact', '/contact']);
  });

  test(`the page's scripts are ${name} for good: one reload, then a page to read`, async ({
    page,
    noise,
  }) => {
    noise.push(...NOISE);
    await page.route(SITE_SCRIPTS, (route) => route.fulfill(answer));
    const seen = loads(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect.poll(() => seen.length).toBe(2);
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    await expect(page.getByRole('main').getByRole('link', { name: contactPhone })).toBeVisible();
    // One more load by hand fails in the same way, and is left at that.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(seen).toHaveLength(3);
  });

  test(`the next page's own script is ${name}: one reload, and the link works`, async ({ page, noise }) => {
    noise.push(...NOISE);
    // Fetched ahead, the next page would be reloaded before the press.
    await saveData(page);
    await openReady(page, '/about');
    // What the page already has, it has; what the next page needs is of an old build.
    let old = true;
    await page.route(SITE_SCRIPTS, (route) => (old ? route.fulfill(answer) : route.continue()));
    const seen = loads(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) old = false;
    });
    const reloaded = page.waitForEvent('domcontentloaded');
    await footerLink(page, '/contact').click();
    await reloaded;
    await ready(page);
    // The reload may have been of the page that was left or of the next one.
    expect(seen).toHaveLength(1);
    if (!page.url().endsWith('/contact')) await footerLink(page, '/contact').click();
    await expect(sendButton(page)).toBeEnabled();
  });
}

test('a half-finished deploy shows the next page without an error screen', async ({ page, noise }) => {
  noise.push(...NOISE);
  await saveData(page);
  const missing = scriptsOf('contact').filter((script) => !scriptsOf('about').includes(script));
  expect(missing).not.toEqual([]);
  for (const script of missing) await page.route(`**${script}`, (route) => route.fulfill(GONE));
  // The second time no reload of an old tab is due.
  for (let visit = 0; visit < 2; visit++) {
    await openReady(page, '/about');
    await footerLink(page, '/contact').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    await page.waitForLoadState();
    await momentLater();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  }
});

test('while a half-finished deploy lacks the script that sends, the form says how else to ask', async ({
  page,
  noise,
  emailCalls,
}) => {
  noise.push(...NOISE);
  const there = scriptsOf('contact');
  let missing = true;
  await page.route(SITE_SCRIPTS, (route) =>
    missing && !there.includes(new URL(route.request().url()).pathname)
      ? route.fulfill(GONE)
      : route.fallback(),
  );
  const seen = loads(page);
  await page.goto('/contact');
  await expect.poll(() => seen.length, 'the page is loaded once more').toBe(2);
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
  expect(seen).toHaveLength(2);
});

/** The paths of the scripts that a page of the export names. */
function scriptsOf(name: string): string[] {
  const html = readFileSync(join(process.env.SITE_OUT || 'out', `${name}.html`), 'utf8');
  return [...html.matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}

test('the next page opens when its route data is gone', async ({ page, noise }) => {
  noise.push(...NOISE);
  await page.goto('/about');
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill(GONE));
  await footerLink(page, '/faq').click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(page, '/faq');
});

test('the form opens with its preselection when its route data is gone', async ({ page, noise }) => {
  noise.push(...NOISE);
  // Once the form's page is loaded as a whole, what it asks for is its own.
  await page.route(/contact.*\.txt(\?|$)/, (route) =>
    page.url().includes('/contact') ? route.fallback() : route.fulfill(GONE),
  );
  await openReady(page, firstTourPath);
  await page.getByRole('link', { name: tourPage.book }).click();
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  await expect(page).toHaveURL('/contact');
});

test('the next page opens when its route data is of another build', async ({ page }) => {
  // Its own data is of its own build.
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
  // What is still on its way belongs to this test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('text typed in an old tab survives its reload and can be sent', async ({ page, noise, emailCalls }) => {
  noise.push(...NOISE);
  await openForm(page);
  await fillIn(page);
  const seen = loads(page);
  // A script the page asks for late, as after a deploy.
  await page.route('**/_next/static/chunks/late.js', (route) => route.fulfill(GONE));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/late.js';
    document.head.append(script);
  });
  await expect.poll(() => seen.length).toBe(1);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('offline, a missing script causes no reload', async ({ page, noise }) => {
  noise.push(...NOISE);
  await openForm(page);
  await fillIn(page);
  const seen = loads(page);
  await page.route('**/_next/static/chunks/late.js', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/late.js';
    document.head.append(script);
  });
  await failed;
  await page.evaluate(momentLater);
  expect(seen).toEqual([]);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
});

test('during sending, a missing script causes no reload', async ({ page, noise, emailCalls }) => {
  noise.push(...NOISE);
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  const seen = loads(page);
  await page.route('**/_next/static/chunks/late.js', (route) => route.fulfill(GONE));
  const asked = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/late.js';
    document.head.append(script);
    return new Promise((failed) => script.addEventListener('error', failed));
  });
  await asked;
  await page.evaluate(momentLater);
  expect(seen).toEqual([]);
  answer();
  await expectSuccess(page);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { contact } from '../site/contact';
import { emailAddress, phoneAddress } from '../site/contact-addresses';
import { enquiryHelp } from '../site/enquiry-help';
import { incompleteWords } from '../site/error-screens';
import { home } from '../site/home';
import { pages } from '../site/pages';
import { htmlOf, out } from './built-pages';
import { expectPage, follow, footerLink } from './content';
import { expect, finishAnimations, openReady, ready, SITE_SCRIPTS, saveData, test } from './fixtures';
import * as form from './form';

const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html>Not found' };

test.beforeEach(({ allowedMessages }) => {
  allowedMessages.push(/Failed to load resource/, /Refused to execute script/, /Unexpected token/);
});

/** Records the paths of the documents that the page loads. */
function recordDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The paths of the scripts in the HTML of a page. */
function scriptsOf(path: string): string[] {
  return [...htmlOf(path).matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(([, script = '']) => script);
}

const LATE_SCRIPT = '**/_next/static/chunks/late.js';

/** Adds a script that a deploy has removed, and waits until the page has learnt that. */
async function loseScript(page: Page) {
  await page.route(LATE_SCRIPT, (route) => route.fulfill(GONE));
  const asked = page.waitForResponse(
    (response) => response.request().resourceType() === 'fetch' && response.url().endsWith('late.js'),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/late.js';
    document.head.append(script);
  });
  await asked;
}

/** Expects the page of the HTML, with the line that it is incomplete and with other ways to ask. */
async function expectIncomplete(page: Page) {
  const line = page.getByRole('alert').filter({ hasText: incompleteWords.text });
  await expect(line).toBeVisible();
  // The browser must not scroll down by the height of the line.
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  for (const address of [phoneAddress, emailAddress])
    await expect(line.locator(`a[href="${address}"]`)).toBeVisible();
}

test("the page's scripts are gone once: one reload, and it works", async ({ page }) => {
  const documents = recordDocuments(page);
  await page.route(SITE_SCRIPTS, (route) =>
    documents.length === 1 ? route.fulfill(GONE) : route.continue(),
  );
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.sendButton(page)).toBeEnabled();
  expect(documents).toEqual(['/contact', '/contact']);
});

test("the page's scripts stay gone: one reload, then a readable page", async ({ page }) => {
  await page.route(SITE_SCRIPTS, (route) => route.fulfill(GONE));
  const documents = recordDocuments(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => documents.length).toBe(2);
  await expectIncomplete(page);
  // A reload by the visitor fails too and causes no other reload.
  await page.reload();
  await expectIncomplete(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  expect(documents).toHaveLength(3);
});

test('each page can be read while one of its own scripts is gone', async ({ page }) => {
  const everywhere = scriptsOf('/privacy').filter((script) => scriptsOf('/accessibility').includes(script));
  // All tours have the same script. One of them is enough.
  const own = new Map(
    pages.flatMap(({ path }) =>
      scriptsOf(path)
        .filter((script) => !everywhere.includes(script))
        .map((script) => [script, path]),
    ),
  );
  expect(own.size).toBeGreaterThan(0);
  for (const [script, path] of own)
    await test.step(`${path} without ${script}`, async () => {
      await page.route(`**${script}`, (route) => route.fulfill(GONE));
      await page.goto(path);
      await expectIncomplete(page);
      await expectPage(page, path);
      await page.unroute(`**${script}`);
      // The next press requests the script again.
      await page.getByRole('heading', { level: 1 }).click();
      await ready(page);
      await expect(page.getByRole('alert').filter({ hasText: incompleteWords.text })).toBeHidden();
    });
});

test('a half-finished deploy shows the page of a link without an error screen', async ({ page }) => {
  await saveData(page);
  const missing = scriptsOf('/contact').filter((script) => !scriptsOf('/about').includes(script));
  expect(missing).not.toEqual([]);
  for (const script of missing) await page.route(`**${script}`, (route) => route.fulfill(GONE));
  // A page reloads once, so the second visit has no reload.
  for (let visit = 0; visit < 2; visit++) {
    await openReady(page, '/about');
    await footerLink(page, '/contact').click();
    await expectIncomplete(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  }
});

test('while a half-finished deploy lacks the script that sends', async ({ page, emails }) => {
  const there = scriptsOf('/contact');
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
  await form.fillIn(page);
  await finishAnimations(page);
  await expect(page.getByText(enquiryHelp.notReady)).toBeVisible();
  await expect(form.sendButton(page)).toBeDisabled();
  // The deploy is done; the visitor's next press loads what was missing.
  missing = false;
  await form.field(page, 'Name').click();
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  expect(documents).toHaveLength(2);
});

test('the form opens when its route data is cut off', async ({ page, allowedMessages }) => {
  allowedMessages.push(/Minified React error #412/, /Failed to fetch RSC payload/);
  await saveData(page);
  const data = readFileSync(join(out, 'contact.txt'), 'utf8');
  let length = 0;
  await page.route(/contact.*\.txt(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/plain', body: data.slice(0, length) }),
  );
  // Rows of the data end at line breaks.
  const endOfRow = data.indexOf('\n', data.length / 2);
  for (const cut of [endOfRow, Math.floor(data.length / 2)])
    await test.step(`cut off after ${cut} of ${data.length} characters`, async () => {
      length = cut;
      await openReady(page, '/about');
      await footerLink(page, '/contact').click();
      await expect(form.sendButton(page)).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    });
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
  await follow(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Wait for open requests, so that they do not fail the next test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('text typed in an old tab survives its reload and can be sent', async ({ page, emails }) => {
  await form.open(page);
  await form.fillIn(page);
  const documents = recordDocuments(page);
  await loseScript(page);
  await expect.poll(() => documents.length).toBe(1);
  await expect(form.sendButton(page)).toBeEnabled();
  await form.expectFields(page, form.ENQUIRY);
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
});

test('a tab reloads after each of three deploys', async ({ page }) => {
  let deploy = 1;
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, build = ''] = html.match(/"b\\":\\"([^"\\]+)/) ?? [];
    expect(build).not.toBe('');
    // The policy of a page allows only its own scripts.
    const body = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    // The data in the page tell their length.
    await route.fulfill({ response, body: body.replaceAll(build, `${build.slice(0, -1)}${deploy}`) });
  });
  const documents = recordDocuments(page);
  await page.goto('/faq');
  while (deploy < 4) {
    await ready(page);
    deploy += 1;
    const reloaded = page.waitForEvent('load');
    await loseScript(page);
    await reloaded;
    expect(documents).toHaveLength(deploy);
  }
  // Wait for open requests, so that they do not fail the next test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a script lost after the Google button reloads the page, not the map', async ({ page }) => {
  await openReady(page, '/');
  // On a phone the button prevents the default, as the router does.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  await page.getByRole('link', { name: home.reviews.google }).click();
  const documents = recordDocuments(page);
  const reloaded = page.waitForEvent('load');
  await loseScript(page);
  await reloaded;
  expect(documents).toEqual(['/']);
});

test('while an enquiry is being sent, a lost script reloads no page', async ({ page, emails }) => {
  const answer = await form.sendAndHold(page, emails);
  const documents = recordDocuments(page);
  await follow(page, '/faq');
  await loseScript(page);
  // The press asks for the script again. That is answered while the enquiry is still being sent.
  const askedAgain = page.waitForResponse(LATE_SCRIPT);
  await follow(page, '/contact');
  await askedAgain;
  expect(documents).toEqual([]);
  answer();
  await form.expectSuccess(page);
  expect(documents).toEqual([]);
});

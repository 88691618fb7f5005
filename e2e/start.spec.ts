import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { expectPage, footerLink } from './content';
import {
  expect,
  expectSuccess,
  fillIn,
  holdScripts,
  openForm,
  openReady,
  SITE_SCRIPTS,
  sendButton,
  test,
} from './fixtures';

test('the scripts of a page load after its first paint', async ({ page }) => {
  await openReady(page, '/faq');
  const { painted, scriptStarts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scriptStarts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(scriptStarts.length).toBeGreaterThan(4);
  expect(Math.min(...scriptStarts)).toBeGreaterThanOrEqual(painted);
});

/** Answers the first request for each script with `answer` and all later requests normally. */
async function answerFirstRequest(page: Page, answer: (route: Route) => Promise<void>) {
  const requested = new Set<string>();
  await page.route(SITE_SCRIPTS, (route) => {
    const address = route.request().url();
    if (requested.has(address)) return route.continue();
    requested.add(address);
    return answer(route);
  });
}

test('a page hydrates when the first request for each script fails', async ({ page, allowedMessages }) => {
  allowedMessages.push(/ERR_CONNECTION_RESET/);
  await answerFirstRequest(page, (route) => route.abort('connectionreset'));
  await openReady(page, '/faq');
});

test('a page hydrates when the first response for each script is cut off', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/SyntaxError/);
  await answerFirstRequest(page, (route) => {
    const { pathname } = new URL(route.request().url());
    const script = readFileSync(join(process.env.SITE_OUT || 'out', pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) });
  });
  await openReady(page, '/faq');
});

test('on a page that does not hydrate the form keeps the typed text until a later visit', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Kim Nguyen');
  await page.getByLabel('Message').fill('Is there room on Saturday?');
  await page.unroute(SITE_SCRIPTS);
  await openForm(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Message')).toHaveValue('Is there room on Saturday?');
});

test('while every style file hangs the form works, and a link loads its page whole', async ({
  page,
  emailCalls,
}) => {
  await page.route(/\.css/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(sendButton(page)).toBeEnabled();
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, '/faq').click({ noWaitAfter: true });
  await asked;
  await expectPage(page, '/faq');
});

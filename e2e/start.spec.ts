import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright/test';
import { out } from './built-pages';
import { expectPage, footerLink } from './content';
import { expect, expectSuccess, openReady, SITE_SCRIPTS, sendButton, sendEnquiry, test } from './fixtures';

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

/** Cuts off the answer to a request for a script. */
function cutOff(route: Route) {
  const script = readFileSync(join(out, new URL(route.request().url()).pathname), 'utf8');
  return route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) });
}

for (const [fault, answer] of [
  ['fails', (route: Route) => route.abort('connectionreset')],
  ['is cut off', cutOff],
] as const) {
  test(`a page hydrates when the first request for each script ${fault}`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/ERR_CONNECTION_RESET/, /SyntaxError/);
    const requested = new Set<string>();
    await page.route(SITE_SCRIPTS, (route) => {
      const address = route.request().url();
      if (requested.has(address)) return route.continue();
      requested.add(address);
      return answer(route);
    });
    await openReady(page, '/faq');
  });
}

test('while every style file hangs the form works, and a link loads its page whole', async ({
  page,
  emailCalls,
}) => {
  await page.route(/\.css/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(sendButton(page)).toBeEnabled();
  await sendEnquiry(page);
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, '/faq').click({ noWaitAfter: true });
  await asked;
  await expectPage(page, '/faq');
});

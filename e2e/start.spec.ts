import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { out } from './built-pages';
import { expectPage, footerLink } from './content';
import { expect, openReady, SITE_SCRIPTS, test } from './fixtures';
import * as form from './form';

test('the scripts of a page load after its first paint', async ({ page }) => {
  await openReady(page, '/faq');
  const { painted, scriptStarts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    scriptStarts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(scriptStarts.length).toBeGreaterThan(4);
  expect(Math.min(...scriptStarts)).toBeGreaterThanOrEqual(painted);
});

test('a page hydrates when each script is cut off at first', async ({ page, allowedMessages }) => {
  allowedMessages.push(/SyntaxError/);
  const requested = new Set<string>();
  await page.route(SITE_SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url());
    if (requested.has(pathname)) return route.continue();
    requested.add(pathname);
    const script = readFileSync(join(out, pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) });
  });
  await openReady(page, '/faq');
});

test('while every style file hangs the form and links work', async ({ page, emails }) => {
  await page.route(/\.css/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.sendButton(page)).toBeEnabled();
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, '/faq').click({ noWaitAfter: true });
  await asked;
  await expectPage(page, '/faq');
});

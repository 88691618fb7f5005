import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { atRest, expect } from './fixtures';

/**
 * Delays the web font, the pictures, the reviews and the styles until the first contentful paint. Each stylesheet waits a
 * little longer than the one before, so the page is also painted with some of its styles. It records what moves.
 */
export async function loadLate(page: Page) {
  await page.addInitScript(recordShifts);
  let sheets = 0;
  // One wait for each document, because many take most of the time.
  let painted: Promise<unknown> | undefined;
  page.on('framenavigated', () => {
    painted = undefined;
  });
  await page.route(/\.(woff2|avif|webp|jpg|png|css)|reviews\.json/, async (route) => {
    painted ??= page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await painted;
    const type = route.request().resourceType();
    if (type === 'font') heightsBefore.set(page, await headlineHeights(page));
    if (type === 'stylesheet') await delay(100 * (sheets++ % 5));
    await route.fallback();
  });
}

/** Expects that nothing has moved since the page began to load. */
export async function expectStill(page: Page, label: string) {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await atRest(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  // Letters of the web font and of the fallback font differ in width, so right-aligned text moves a little. With the web
  // font a headline may break into other lines. Up to 0.1 counts as good: https://web.dev/articles/cls
  const limit = (await headlineHeights(page)) === heightsBefore.get(page) ? 0.001 : 0.1;
  expect.soft(sum, `${label}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(limit);
}

/** The heights of the headlines before the web font loads. Another height later means other line breaks. */
const heightsBefore = new WeakMap<Page, string>();
const headlineHeights = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('h1, h2')].map((each) => each.clientHeight).join());

type LayoutShift = { value: number; sources: { node?: Partial<Element> }[] };
type Shift = { value: number; parts: (string | undefined)[] };

function recordShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      const parts = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent)?.slice(0, 80));
      shifts.push({ value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

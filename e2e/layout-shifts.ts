import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { atRest, expect } from './fixtures';

/**
 * Delays the web font, the pictures, the reviews and the styles until the first
 * contentful paint. Each stylesheet waits a little longer than the one before,
 * so the page is also painted with some of its styles.
 * @returns a function that expects that nothing has moved since the page began
 * to load
 */
export async function loadLate(page: Page) {
  // With the web font a headline may break into other lines.
  const headlineHeights = () =>
    page
      .locator('h1, h2')
      .evaluateAll((all) =>
        all.map(({ clientHeight }) => `${clientHeight}px `).join(''),
      );
  // Of those that the page has when the font is requested. More may follow.
  let heightsBefore: string | undefined;
  let sheets = 0;
  // One wait for each document, because many take most of the time.
  let painted: Promise<unknown> | undefined;
  page.on('framenavigated', () => {
    painted = undefined;
  });
  await page.route(
    /\.(woff2|avif|webp|jpg|png|css)|reviews\.json/,
    async (route) => {
      painted ??= page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await painted;
      const type = route.request().resourceType();
      if (type === 'font') heightsBefore = await headlineHeights();
      if (type === 'stylesheet') await delay(100 * (sheets++ % 5));
      await route.fallback();
    },
  );

  return async (label: string) => {
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await atRest(page);
    const shifts = await page.evaluate(layoutShifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    // The letters of the two fonts differ in width, so right-aligned text moves
    // a little. Up to 0.1 counts as good: https://web.dev/articles/cls
    const areSame =
      heightsBefore !== undefined &&
      (await headlineHeights()).startsWith(heightsBefore);
    const limit = areSame ? 0.001 : 0.1;
    expect
      .soft(sum, `${label}\n${JSON.stringify(shifts, null, 1)}`)
      .toBeLessThanOrEqual(limit);
  };
}

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node?: Partial<Element> }[];
};

/** What has moved since the page began to load. Runs in the page. */
export function layoutShifts() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  return (observer.takeRecords() as LayoutShift[]).map(
    ({ value, sources }) => ({
      value,
      parts: sources.map(({ node }) =>
        (node?.outerHTML ?? node?.textContent)?.slice(0, 80),
      ),
    }),
  );
}

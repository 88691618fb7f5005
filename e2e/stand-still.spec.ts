import type { Page } from 'playwright/test';
import { tours } from '../data/tours';
import { expect, test } from './fixtures';

/** Nothing on a page moves by itself, however late the face, the pictures and the reviews come. */
const paths = [
  '/',
  '/about',
  '/boat-hire',
  '/faq',
  '/contact',
  '/privacy',
  '/nowhere',
  ...tours.map(({ slug }) => `/tours/${slug}`),
];

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });
    test('every page stands still while its parts arrive', async ({ page, noise }) => {
      noise.push(/404/);
      await arriveLate(page);
      await page.addInitScript(recordShifts);
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready.then(() => true));
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        // The letters of the face are not as wide, each, as those that stand in for it: a fact at the right edge moves by a hair.
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect.soft(sum, `${path}\n${shifts.join('\n')}`).toBeLessThan(0.0005);
      }
    });
  });
}

function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const what = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
      );
      if (entry.value > 0) shifts.push(`${entry.value}: ${what.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Holds the face, the pictures and the reviews back until the page has been painted without them. */
async function arriveLate(page: Page) {
  await page.route(/\.(woff2|avif|webp|jpg|png)|reviews\.json/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

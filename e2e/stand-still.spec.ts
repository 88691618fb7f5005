import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { pages } from '../data/functions/pages';
import { firstTourPath, menuButton } from './content';
import { environmentWith, systemFonts } from './faces';
import { atRest, expect, OUTSIDE, saveData, test } from './fixtures';

/** No page shifts, even when the rest of its HTML, the web font, the styles, the pictures and the reviews load late. */
const paths = [...pages.map(({ path }) => path), '/nowhere'];

const screens = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const name of Object.keys(systemFonts) as (keyof typeof systemFonts)[]) {
  test(`no page shifts while its parts load, on a system with ${name} alone`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // About sixty page loads, all slow on purpose.
    test.setTimeout(300_000);
    await using slowSite = await serveInPieces(String(baseURL));
    // A browser reads its list of fonts once, when it starts.
    await using browser = await playwright.chromium.launch({ ...launchOptions, env: environmentWith(name) });
    // Pages load in parallel, two of each size, because they mostly wait. With the other faces three pages and sizes are enough.
    const visited = name === 'Roboto' ? paths : ['/', firstTourPath, '/contact'];
    const sizes =
      name === 'Roboto' ? screens : screens.filter(({ width }) => [390, 820, 1440].includes(width));
    const halves = [visited.filter((_, index) => index % 2), visited.filter((_, index) => index % 2 === 0)];
    const tasks = sizes.flatMap((viewport) => halves.map((half) => ({ viewport, half })));
    await Promise.all(
      tasks.map(async ({ viewport, half }) => {
        const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
        await page.route(OUTSIDE, (route) => route.abort());
        await delayResources(page);
        // Prefetched pages would take time and shift nothing.
        await saveData(page);
        await page.addInitScript(recordShifts);
        for (const path of half) {
          await page.goto(`${slowSite.address}${path}`);
          await page.evaluate(() => document.fonts.ready.then(() => true));
          await atRest(page);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
          // Letters of the web font and of the fallback font differ in width, so right-aligned text moves a little.
          const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
          // With the web font a headline may break into other lines. Up to 0.1 counts as good: https://web.dev/articles/cls
          const limit = (await headlineHeights(page)) === heightsBefore.get(page) ? 0.001 : 0.1;
          expect.soft(sum, `${path} at ${viewport.width}\n${shifts.join('\n')}`).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
}

test('nothing moves sideways where the scrollbar takes space', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 700, height: 800 } });
  await page.route(OUTSIDE, (route) => route.abort());
  await page.goto(`${baseURL}/contact`);
  const menu = menuButton(page);
  const place = async () => (await menu.boundingBox())?.x;
  const closed = await place();

  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await place()).toBe(closed);
  await menu.click();

  // A window that is taller than the page.
  await page.setViewportSize({ width: 700, height: 8000 });
  expect(await page.evaluate(() => document.body.clientHeight)).toBe(8000);
  expect(await place()).toBe(closed);
});

/** The heights of the headlines before the web font loads. Another height later means other line breaks. */
const heightsBefore = new WeakMap<Page, string>();
const headlineHeights = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('h1, h2')].map((each) => each.clientHeight).join());

/** Serves the site with every page in two pieces, as on a slow network. The first piece ends after the page's heading. */
async function serveInPieces(site: string) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${site}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    let rest = Buffer.from(await answer.arrayBuffer());
    const end = rest.indexOf('</h1>');
    if (type.startsWith('text/html') && end > 0) {
      response.write(rest.subarray(0, end));
      rest = rest.subarray(end);
      await delay(300);
    }
    response.end(rest);
  }).listen(0);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      const moves = entry.sources.map(({ node, previousRect, currentRect }) => {
        const part = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        return `${part} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      });
      if (entry.value > 0) shifts.push(`${entry.value}: ${moves.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Delays the web font, the pictures, the reviews and the styles until the first contentful paint. Each stylesheet waits a
 * little longer than the one before, so the page is also painted with some of its styles.
 */
async function delayResources(page: Page) {
  let sheets = 0;
  // One wait for each document, because many take most of the time.
  let painted: Promise<unknown> | undefined;
  page.on('framenavigated', () => {
    painted = undefined;
  });
  await page.route(/\.(woff2|avif|webp|jpg|png|css)|reviews\.json/, async (route) => {
    const type = route.request().resourceType();
    painted ??= page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await painted;
    if (type === 'font') heightsBefore.set(page, await headlineHeights(page));
    if (type === 'stylesheet') await delay(100 * (sheets++ % 5));
    await route.continue();
  });
}

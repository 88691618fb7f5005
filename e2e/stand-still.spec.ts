import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { pages } from '../data/pages';
import { environmentWith, faces } from './faces';
import { atRest, ELSEWHERE, expect, test } from './fixtures';

/** Nothing on a page moves by itself, however late its end, the face, the styles, the pictures and the reviews come. */
const paths = [...pages.map(({ path }) => path), '/nowhere'];

const screens = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const name of Object.keys(faces) as (keyof typeof faces)[]) {
  test(`no page shifts while its parts load, on a system with ${name} alone`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // Some sixty pages, most of their time spent in waiting.
    test.setTimeout(300_000);
    await using weakSignal = await serveInPieces(String(baseURL));
    // Which faces it finds is settled for a browser as a whole.
    await using browser = await playwright.chromium.launch({ ...launchOptions, env: environmentWith(name) });
    // Two pages of each size at a time: most of the time goes by in waiting.
    const halves = [paths.filter((_, index) => index % 2), paths.filter((_, index) => index % 2 === 0)];
    const tasks = screens.flatMap((viewport) => halves.map((half) => ({ viewport, half })));
    await Promise.all(
      tasks.map(async ({ viewport, half }) => {
        const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
        await page.route(ELSEWHERE, (route) => route.abort());
        await arriveLate(page);
        await page.addInitScript(recordShifts);
        for (const path of half) {
          await page.goto(`${weakSignal.address}${path}`);
          await page.evaluate(() => document.fonts.ready.then(() => true));
          await atRest(page);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
          // The letters of the face are not as wide, each, as those that stand in for it: a fact at the right edge moves by a hair.
          const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
          // A headline may break into other lines once its face has come. Web Vitals call up to 0.1 good: https://web.dev/articles/cls
          const limit = (await headlines(page)) === before.get(page) ? 0.001 : 0.1;
          expect.soft(sum, `${path} at ${viewport.width}\n${shifts.join('\n')}`).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
}

/** The heights of a page's headlines, without their face and with it: they tell whether the lines break elsewhere. */
const before = new WeakMap<Page, string>();
const headlines = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('h1, h2')].map((each) => each.clientHeight).join());

/** The site again, every page of it in two pieces: the first ends with the page's title, and is painted if it can be. */
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
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        const part = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        return `${part} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      });
      if (entry.value > 0) shifts.push(`${entry.value}: ${what.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Holds the face, the pictures and the reviews back until the page has been painted without them, and the files of styles
 * too, each a little longer than the one before: the page is painted with some and without the others.
 */
async function arriveLate(page: Page) {
  let sheets = 0;
  await page.route(/\.(woff2|avif|webp|jpg|png|css)|reviews\.json/, async (route) => {
    const type = route.request().resourceType();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (type === 'font') before.set(page, await headlines(page));
    if (type === 'stylesheet') await delay(100 * (sheets++ % 5));
    await route.continue();
  });
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { tours } from '../data/tours';
import { atRest, expect, test } from './fixtures';

/** Nothing on a page moves by itself, however late its end, the face, the styles, the pictures and the reviews come. */
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
    test('every page stands still while its parts arrive', async ({ page, noise, baseURL }) => {
      noise.push(/404/);
      await using weakSignal = await serveInPieces(String(baseURL));
      await arriveLate(page);
      await page.addInitScript(recordShifts);
      for (const path of paths) {
        await page.goto(`${weakSignal.address}${path}`);
        await page.evaluate(() => document.fonts.ready.then(() => true));
        await atRest(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        // The letters of the face are not as wide, each, as those that stand in for it: a fact at the right edge moves by a hair.
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect.soft(sum, `${path}\n${shifts.join('\n')}`).toBeLessThan(0.0005);
      }
    });
  });
}

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
    const isSheet = route.request().resourceType() === 'stylesheet';
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (isSheet) await delay(100 * (sheets++ % 5));
    await route.continue();
  });
}

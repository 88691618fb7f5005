import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  firstTourPath,
  kindsOfPages,
  menuButton,
  pagesWithFacts,
} from './content';
import { environmentWith, systemFonts } from './faces';
import { DESKTOP, expect, OUTSIDE, PHONE, test } from './fixtures';
import { loadLate } from './layout-shifts';

/**
 * No page shifts, even when its HTML comes in pieces and the web font, the
 * styles, the pictures and the reviews load late.
 */
const paths = [...kindsOfPages, '/nowhere'];

const screens = [
  PHONE,
  { width: 820, height: 1180 },
  { width: 1024, height: 1366 },
  DESKTOP,
];

for (const name of Object.keys(systemFonts) as (keyof typeof systemFonts)[]) {
  test(`6.7 no page shifts while it loads, in ${name}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // Some thirty page loads, all slow on purpose.
    test.setTimeout(300_000);
    await using slowSite = await serveInPieces(String(baseURL));
    const { port } = slowSite.address() as AddressInfo;
    // A browser reads its list of fonts once, when it starts.
    await using browser = await playwright.chromium.launch({
      ...launchOptions,
      env: environmentWith(name),
    });
    // Pages load in parallel, two of each size, because they mostly wait. With
    // the other faces three pages are enough. filled-pages.spec.ts looks at
    // pages with facts at two sizes.
    const visited = (screen: typeof PHONE) =>
      name !== 'Roboto'
        ? ['/', firstTourPath, '/contact']
        : paths.filter(
            (path) =>
              ![PHONE, DESKTOP].includes(screen) ||
              !pagesWithFacts.includes(path),
          );
    const tasks = screens.flatMap((viewport) =>
      [0, 1].map((rest) => ({
        viewport,
        half: visited(viewport).filter((_, index) => index % 2 === rest),
      })),
    );
    await Promise.all(
      tasks.map(async ({ viewport, half }) => {
        const page = await browser.newPage({
          viewport,
          serviceWorkers: 'block',
        });
        await page.route(OUTSIDE, (route) => route.abort());
        const expectStill = await loadLate(page);
        for (const path of half) {
          await page.goto(`http://localhost:${port}${path}`);
          await expectStill(`${path} at ${viewport.width}`);
        }
      }),
    );
  });
}

test('6.7 nothing moves sideways beside a scrollbar', async ({
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
  const left = async () => (await menu.boundingBox())?.x;
  const closed = await left();

  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await left()).toBe(closed);
  await menu.click();

  // A window that is taller than the page.
  await page.setViewportSize({ width: 700, height: 8000 });
  expect(await page.evaluate(() => document.body.clientHeight)).toBe(8000);
  expect(await left()).toBe(closed);
});

/**
 * Serves the site with every page in many pieces, as on a slow network or a
 * slow phone.
 */
async function serveInPieces(site: string) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${site}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const pieces = type.startsWith('text/html')
      ? String(body).split(ENDS_OF_PIECES)
      : [body];
    for (const piece of pieces) {
      response.write(piece);
      // Longer than a frame.
      if (pieces.length > 1) await delay(40);
    }
    response.end();
  }).listen(0);
  await once(server, 'listening');
  return server;
}

/**
 * After each title, paragraph and entry of a list, and after the tag of the
 * footer, which is then there without its words.
 */
const ENDS_OF_PIECES = /(?<=<\/(?:h1|p|li)>|<footer[^>]*>)/;

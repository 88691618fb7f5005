import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import {
  firstTourPath,
  kindsOfPages,
  menuButton,
  pagesWithFacts,
} from './content';
import { environmentWith } from './faces';
import {
  atRest,
  DESKTOP,
  expect,
  OUTSIDE,
  PHONE,
  PREVIEW,
  test,
} from './fixtures';

// The HTML comes in pieces. The web font, the styles, the pictures and the
// reviews come late.

type Visit = { path: string; screen: typeof PHONE };

const TABLET = { width: 820, height: 1180 };
const LARGE_TABLET = { width: 1024, height: 1366 };

/** Every page on a phone, and in turn on a desktop and on one of the tablets. */
const onTwoScreens = (paths: readonly string[]): Visit[] =>
  paths.flatMap((path, index) =>
    [PHONE, [DESKTOP, TABLET, LARGE_TABLET][index % 3] ?? DESKTOP].map(
      (screen) => ({ path, screen }),
    ),
  );

test('6.7, 6.9 no page shifts while it loads, also with every fact', async ({
  browser,
  baseURL,
  // The pictures of the preview come from another site.
  thirdParties: _,
}) => {
  const others = kindsOfPages.filter((path) => !pagesWithFacts.includes(path));
  await expectStill(browser, PREVIEW, onTwoScreens(pagesWithFacts));
  await expectStill(
    browser,
    String(baseURL),
    onTwoScreens([...others, '/nowhere']),
  );
});

const visitsInFaces = {
  'DejaVu Sans': [
    { path: '/', screen: PHONE },
    { path: firstTourPath, screen: TABLET },
  ],
  'DejaVu Serif': [
    { path: '/', screen: DESKTOP },
    { path: '/contact', screen: LARGE_TABLET },
  ],
};

for (const face of ['DejaVu Sans', 'DejaVu Serif'] as const)
  test(`6.7 no page shifts while it loads, in ${face}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // A browser reads its list of fonts once, when it starts.
    await using browser = await playwright.chromium.launch({
      ...launchOptions,
      // Nothing answers for other sites here.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
      env: environmentWith(face),
    });
    await expectStill(browser, String(baseURL), visitsInFaces[face]);
  });

/** Visits the pages, six at the same time, because they mostly wait. */
async function expectStill(
  browser: Browser,
  site: string,
  visits: readonly Visit[],
) {
  test.setTimeout(300_000);
  await using slowSite = await serveInPieces(site);
  const { port } = slowSite.address() as AddressInfo;
  const waiting = [...visits];
  const visitInTurn = async () => {
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      const { path, screen } = visit;
      const page = await browser.newPage({ viewport: screen });
      const { moved, limit } = await loadLate(
        page,
        `http://localhost:${port}${path}`,
      );
      const sum = moved.reduce((total, { value }) => total + value, 0);
      expect
        .soft(sum, `${path}, ${screen.width} wide: ${JSON.stringify(moved)}`)
        .toBeLessThanOrEqual(limit);
      await page.close();
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(visitInTurn));
}

/**
 * What is late comes after the first contentful paint, each stylesheet a little
 * later than the one before.
 * @returns what has moved, and how much may
 */
async function loadLate(page: Page, address: string) {
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
  let painted: Promise<unknown> | undefined;
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
      await route.continue();
    },
  );
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await atRest(page);
  // The letters of the two fonts differ in width, so right-aligned text moves a
  // little. Up to 0.1 counts as good: https://web.dev/articles/cls
  const areSame =
    heightsBefore !== undefined &&
    (await headlineHeights()).startsWith(heightsBefore);
  return {
    moved: await page.evaluate(layoutShifts),
    limit: areSame ? 0.001 : 0.1,
  };
}

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node?: Partial<Element> }[];
};

/** Runs in the page. */
function layoutShifts() {
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

/** As a slow network sends a page. */
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

/** The footer comes without its words first. */
const ENDS_OF_PIECES = /(?<=<\/(?:h1|p|li)>|<footer[^>]*>)/;

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

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { tours } from '../data/functions/tours-on';
import { tourPageWords } from '../data/tour-page';
import { buildEmptyPage } from '../tools/testing/empty-page';
import { firstTour, firstTourPath, footerLink } from './content';
import { atRest, expect, saveData, stopTime, test } from './fixtures';

/** Sizes of the built files, compressed as a host with Brotli sends them. */
const out = process.env.SITE_OUT || 'out';
const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
const pages = files
  .filter((file) => file.endsWith('.html') && !file.endsWith('index.html'))
  .concat('index.html');

for (const page of pages) {
  test(`${page} and its styles stay light`, () => {
    const html = readFileSync(join(out, page), 'utf8');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
    // The first round trip carries 14 kB. It must hold the first screen, not the data at the end.
    expect.soft(brotli(html), 'the page').toBeLessThanOrEqual(18_000);
    const [firstScreen = ''] = html.split(html.includes('id="fold"') ? 'id="fold"' : '<footer');
    expect.soft(brotli(firstScreen), 'its first screen').toBeLessThanOrEqual(14_000);
    expect.soft(brotli(styles), 'its styles').toBeLessThanOrEqual(6_000);
    expect.soft(html.match(/<style>/g) ?? [], 'the page has one style element').toHaveLength(1);
    const head = html.slice(0, html.indexOf('</head>'));
    expect.soft(head, 'nothing in the head holds up the first paint').not.toContain('rel="stylesheet"');
    expect.soft(head, 'no font goes before the first picture').not.toContain('as="font"');
  });
}

/*
 * The floor is an empty page, built with the same version of Next. Scripts that load when the page is idle or when the
 * visitor acts are not in the HTML and do not count.
 */
test('a page has at most 1.1 times the scripts of an empty one', async () => {
  test.setTimeout(180_000);
  const empty = await buildEmptyPage();
  const floor = scripts(empty, 'index.html').reduce((sum, { size }) => sum + size, 0);
  for (const page of pages) {
    const own = scripts(out, page);
    expect(own.length, `scripts of ${page}`).toBeGreaterThan(4);
    expect
      .soft(
        own.reduce((sum, { size }) => sum + size, 0),
        page,
      )
      .toBeLessThanOrEqual(floor * 1.1);
  }
});

for (const path of ['/', '/faq', '/contact', firstTourPath]) {
  test(`${path} prefetches few pages, each once, and nothing from other sites`, async ({ page }) => {
    const prefetched: string[] = [];
    const outside: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname, searchParams } = new URL(request.url());
      // The router's own mark on every address.
      searchParams.delete('_rsc');
      if (hostname !== 'localhost') outside.push(request.url());
      else if (pathname.endsWith('.txt') && pathname !== `${path}.txt` && path + pathname !== '//index.txt')
        prefetched.push(`${pathname}?${searchParams}`);
    });
    // Analytics loads after two idle seconds, so stop the clock.
    await stopTime(page);
    await page.goto(path);
    await expect.poll(() => prefetched.length, 'something is prefetched').toBeGreaterThan(2);
    await atRest(page);
    expect.soft(outside).toEqual([]);
    expect.soft(new Set(prefetched).size, 'each once').toBe(prefetched.length);
    expect.soft(prefetched.length, prefetched.join('\n')).toBeLessThanOrEqual(12);
    const weight = prefetched
      .map((address) => address.replace(/\?.*/, ''))
      .reduce((sum, file) => sum + brotli(readFileSync(join(out, file), 'utf8')), 0);
    expect.soft(weight, prefetched.join('\n')).toBeLessThanOrEqual(15_000);
  });
}

test('a page is prefetched once when its link is hovered, and never with Save-Data', async ({ page }) => {
  const about = (requests: string[]) => requests.filter((path) => path.includes('about.__PAGE__'));
  for (const saving of [false, true]) {
    await test.step(`Save-Data ${saving}`, async () => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await saveData(page, saving);
      await page.goto('/faq');
      await atRest(page);
      expect(about(requests)).toHaveLength(0);
      const link = footerLink(page, '/about');
      for (let time = 0; time < 2; time++) {
        await link.hover();
        await footerLink(page, '/privacy').hover();
      }
      await atRest(page);
      if (saving) expect(requests.filter((path) => path.includes('/__next.'))).toEqual([]);
      else await expect.poll(() => about(requests)).toHaveLength(1);
    });
  }
});

test('the form is prefetched for a button that preselects', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(firstTourPath);
  await atRest(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: tourPageWords.book }).click();
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  // The contact page may prefetch its own links.
  expect(requests.filter((path) => path.startsWith('/contact') && path.endsWith('.txt'))).toEqual([]);
});

test('opening the menu on a phone prefetches its pages', async ({ page }) => {
  const about: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('about.__PAGE__')) about.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await atRest(page);
  expect(about).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => about).toHaveLength(1);
});

test('opening the list of tours on a phone prefetches each tour once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, slug] = request.url().match(/\/tours\/([^/]+)\/.*__PAGE__/) ?? [];
    if (slug) requests.push(slug);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await atRest(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await atRest(page);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Tours' }).click();
  await expect.poll(() => requests.toSorted()).toEqual(tours.map(({ slug }) => slug).toSorted());
});

test('no file is larger than 400 kB, and all files together have at most 40 MB', () => {
  const sizes = files.map((file) => ({ file, size: statSync(join(out, file)).size }));
  expect(sizes.filter(({ size }) => size > 400_000)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(40_000_000);
});

test('every colour of a component comes from the design system', () => {
  const modules = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const raw = modules.filter((file) =>
    /#[\da-f]{3,8}\b|\brgba?\(|\bhsl/i.test(readFileSync(join('components', file), 'utf8')),
  );
  expect(raw).toEqual([]);
});

const content = readdirSync('data')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('data', name), 'utf8'))
  .join('\n');

const known = new Map<string, number>();

/** The size of a text after the best compression, which is slow. The pages share most of their scripts. */
function brotli(text: string): number {
  const size =
    known.get(text) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(text, size);
  return size;
}

/** The scripts in the HTML, also those that load after the first paint. The `nomodule` script is left out. */
function scripts(folder: string, page: string) {
  const html = readFileSync(join(folder, page), 'utf8').replace(/<script[^>]*nomodule[^>]*>/gi, '');
  const named = [...html.matchAll(/<script[^>]* (?:data-)?src="\/_next\/static\/chunks\/([^"?]+\.js)/g)];
  return [...new Set(named.map(([, name = '']) => name))].map((name) => ({
    name,
    size: brotli(withoutSentences(readFileSync(join(folder, '_next/static/chunks', name), 'utf8'))),
  }));
}

/** The script without the sentences of data/: a longer sentence of the owner is no heavier program. */
function withoutSentences(script: string): string {
  return script.replaceAll(/"(?:[^"\\\n]|\\.)*"|`[^`$]*`/g, (literal) => {
    const text = literal.slice(1, -1);
    return text.includes(' ') && content.includes(text) ? '""' : literal;
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareWords } from '../data/client-texts';
import { pages, sharePath, trailTo } from '../data/functions/pages';
import { shareSize } from '../data/functions/picture-files';
import { labels } from '../data/labels';
import { privacy } from '../data/privacy';
import { acknowledgement, colours, keptNames, site } from '../data/site';
import { tourPage } from '../data/tour-page';
import { tourPath, tours } from '../data/tours';
import { attribute, elementsOf } from '../tools/build/finish/elements';
import { deadLinks } from '../tools/owner/check/links';
import { testSettings } from '../tools/testing/test-settings';
import { find, htmlOf, out, textOf } from './built-pages';
import { offTours } from './content';
import { expect, openReady, test } from './fixtures';

const siteUrl = testSettings.NEXT_PUBLIC_SITE_URL;
const addressOf = (path: string) => siteUrl + (path === '/' ? '' : path);
const read = (name: string) => readFileSync(join(out, name), 'utf8');
const isThere = (address: string) => existsSync(join(out, new URL(address, siteUrl).pathname));

/** The contents of the `<meta>` elements of a page, by name or property. */
function metasOf(html: string): Record<string, string | undefined> {
  return Object.fromEntries(
    find(html, 'meta').map((meta) => [
      attribute(meta, 'name') ?? attribute(meta, 'property'),
      attribute(meta, 'content'),
    ]),
  );
}

for (const { path, title, description, picture } of pages) {
  test(`search engines and link previews find the title, description and picture of ${path}`, async () => {
    const html = htmlOf(path);
    const share = siteUrl + sharePath(path);
    const links = (rel: string) => find(html, 'link', { rel }).map((link) => attribute(link, 'href'));
    expect(attribute(find(html, 'html')[0] as never, 'lang')).toBe(site.language);
    expect(find(html.slice(0, html.indexOf('</head>')), 'title').map(textOf)).toEqual([title]);
    expect(links('canonical')).toEqual([addressOf(path)]);
    for (const rel of ['manifest', 'icon', 'apple-touch-icon']) expect(links(rel), rel).toHaveLength(1);
    expect(metasOf(html)).toMatchObject({
      description,
      'theme-color': colours.paper,
      'og:title': title,
      'og:description': description,
      'og:url': addressOf(path),
      'og:site_name': site.name,
      'og:locale': 'en_AU',
      'og:type': 'website',
      'og:image': share,
      'og:image:width': String(shareSize.width),
      'og:image:height': String(shareSize.height),
      'og:image:alt': picture.alt,
      'twitter:card': 'summary_large_image',
      'twitter:image': share,
      'twitter:image:alt': picture.alt,
    });
    expect(metasOf(html)).not.toHaveProperty('robots');
    expect(await sharp(join(out, sharePath(path))).metadata()).toMatchObject({
      format: 'jpeg',
      ...shareSize,
    });
    for (const image of find(html, 'img'))
      expect([attribute(image, 'width'), attribute(image, 'height')], attribute(image, 'src')).toEqual([
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^\d+$/),
      ]);
  });
}

test('search engines do not index the error page', () => {
  expect(metasOf(read('404.html')).robots).toContain('noindex');
});

test('every link, picture and file of a page exists', () => {
  expect(deadLinks(out)).toEqual([]);
});

test('the home page leads to every page, but for those of the tours that are off', () => {
  const targets = find(htmlOf('/'), 'a').map((link) => attribute(link, 'href'));
  const off = offTours.map(({ slug }) => tourPath(slug));
  expect(pages.map(({ path }) => path).filter((path) => !targets.includes(path))).toEqual(off);
});

test('the sitemap lists every page once, with its day of change and its pictures', () => {
  const xml = read('sitemap.xml');
  const valuesOf = (tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, value = '']) => value);
  expect(valuesOf('loc')).toEqual(pages.map(({ path }) => addressOf(path)));
  expect(valuesOf('lastmod')).toEqual(pages.map(({ updated }) => updated));
  for (const day of valuesOf('lastmod')) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now() + 86_400_000);
  expect(valuesOf('image:loc').length).toBeGreaterThan(pages.length);
  expect(valuesOf('image:loc').filter((address) => !isThere(address))).toEqual([]);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)/);
});

test('robots.txt allows all robots but those for AI training, states the allowed use and names the sitemap', () => {
  const [everyone = '', training = '', sitemap] = read('robots.txt').split('\n\n');
  expect(everyone).toMatch(/^User-Agent: \*$/m);
  expect(everyone).toMatch(/^Content-Signal: (\w[\w-]*=(yes|no)(, |$))+/m);
  expect(everyone).toMatch(/^Allow: \/$/m);
  expect(everyone).not.toMatch(/^disallow/im);
  expect(training).toMatch(/^User-Agent: GPTBot$/m);
  expect(training).toMatch(/^Disallow: \/$/m);
  expect(training).not.toMatch(/\*|googlebot|bingbot|applebot$/im);
  expect(sitemap).toBe(`Sitemap: ${siteUrl}/sitemap.xml\n`);
});

test('the manifest lists icons with their true sizes', async () => {
  const icons: { src: string; sizes: string; purpose?: string }[] = JSON.parse(
    read('manifest.webmanifest'),
  ).icons;
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(out, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    id: '/',
    scope: '/',
    description: site.description,
    theme_color: colours.paper,
  });
  expect(isThere('/favicon.ico')).toBe(true);
});

test('llms.txt lists every page, and security.txt gives a contact', () => {
  for (const { path } of pages) expect(read('llms.txt')).toContain(`](${addressOf(path)})`);
  const security = read('.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(security).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  // No test may fail because of a date. `npm run check` reports a date in the past.
  expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')).not.toBeNaN();
});

test('a file says that the site honours Global Privacy Control', () => {
  expect(JSON.parse(read('.well-known/gpc.json'))).toEqual({ gpc: true, lastUpdate: privacy.meta.updated });
});

test('the names of the business and of the island are marked as not to translate', () => {
  for (const { path } of pages) {
    const kept = elementsOf(htmlOf(path)).filter((element) => attribute(element, 'translate') === 'no');
    const names = [site.name, ...keptNames.filter((name) => acknowledgement.includes(name))];
    expect(kept.map(textOf)).toEqual(expect.arrayContaining(names));
  }
});

test('each of these files has its content type', async ({ request }) => {
  for (const [path, type] of Object.entries({
    '/sitemap.xml': /xml/,
    '/robots.txt': /text\/plain/,
    '/llms.txt': /text\/plain/,
    '/.well-known/security.txt': /text\/plain/,
    '/.well-known/gpc.json': /^application\/json/,
    '/manifest.webmanifest': /manifest\+json/,
    '/icon.svg': /image\/svg/,
    [sharePath('/')]: /image\/jpeg/,
  })) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

const [tour] = tours;

test('the breadcrumbs lead to the parent pages', async ({ page }) => {
  await page.goto(tourPath(tour.slug));
  const trail = page.getByRole('navigation', { name: labels.breadcrumbs });
  await expect(trail.getByRole('listitem')).toHaveText(trailTo(tourPath(tour.slug)).map(({ name }) => name));
  await expect(trail.getByText(tour.name)).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link').last().click();
  await expect(page).toHaveURL('/#tours');
});

test('without a share sheet, sharing a tour copies its plain address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReady(page, `${tourPath(tour.slug)}?from=somewhere`);
  await page.getByRole('button', { name: tourPage.beforeYouBook.share }).click();
  await expect(page.getByText(shareWords.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + tourPath(tour.slug));
});

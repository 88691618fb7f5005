import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import sharp from 'sharp';
import type { Tour } from '../data/schema/tours';
import { labels } from '../site/content/labels';
import { pages, pageUrl, trailTo } from '../site/content/pages';
import { sharePath } from '../site/content/picture-address';
import { acknowledgement, keptNames, site } from '../site/content/site';
import { privacy } from '../site/content/texts';
import { allTours } from '../site/content/tours';
import { shareSize } from '../site/facts/picture-files';
import { tourAddress } from '../site/facts/tour-address';
import { language } from '../site/words/country';
import { deadLinks } from '../tools/content/finished-folder';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import { testSettings } from '../tools/testing/test-settings';
import { htmlOf, out, pageOf, previewOut } from './built-pages';

const siteUrl = testSettings.NEXT_PUBLIC_SITE_URL;
const read = (name: string) => readFileSync(join(out, name), 'utf8');
/** The colour of the paper in the styles. */
const [, paperColour] =
  /--color-paper: (#\w+)/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
const isThere = (address: string) =>
  existsSync(join(out, new URL(address, siteUrl).pathname));

/** The contents of the `<meta>` elements of a page, by name or property. */
function metasOf($: CheerioAPI): Record<string, string | undefined> {
  const metas = $('meta').toArray();
  return Object.fromEntries(
    metas.map(({ attribs: { name, property, content } }) => [
      name ?? property,
      content,
    ]),
  );
}

test.each(pages)(
  '1.2, 6.3, 7.1 search engines and link previews find the title, description, picture and breadcrumbs of $path',
  async ({ path, title, description, picture }) => {
    const $ = pageOf(path);
    const share = siteUrl + sharePath(path);
    const links = (rel: string) => valuesOf($, `link[rel="${rel}"]`, 'href');
    expect($('html').attr('lang')).toBe(language);
    expect(htmlOf(path)).toContain('color-scheme:light');
    expect(textsOf($, 'head title')).toEqual([title]);
    expect(links('canonical')).toEqual([pageUrl(path)]);
    expect(
      ['manifest', 'icon', 'apple-touch-icon'].map((rel) => links(rel).length),
    ).toEqual([1, 1, 1]);
    expect(metasOf($)).toMatchObject({
      description,
      'theme-color': paperColour,
      'og:title': title,
      'og:description': description,
      'og:url': pageUrl(path),
      'og:site_name': site.name,
      'og:locale': language.replace('-', '_'),
      'og:type': 'website',
      'og:image': share,
      'og:image:width': String(shareSize.width),
      'og:image:height': String(shareSize.height),
      'og:image:alt': picture.alt,
      'twitter:card': 'summary_large_image',
      'twitter:image': share,
      'twitter:image:alt': picture.alt,
    });
    expect(metasOf($)).not.toHaveProperty('robots');
    expect(await sharp(join(out, sharePath(path))).metadata()).toMatchObject({
      format: 'jpeg',
      ...shareSize,
    });
    const trail = path === '/' ? [] : trailTo(path);
    const steps = $(
      `nav[aria-label="${labels.breadcrumbs}"] :is(a, [aria-current="page"])`,
    ).toArray();
    expect(steps.map((step) => [$(step).text(), $(step).attr('href')])).toEqual(
      trail.map((step) => [
        step.name,
        step.path === path ? undefined : step.path,
      ]),
    );
    const untranslated = [
      site.name,
      ...keptNames.filter((name) => acknowledgement.includes(name)),
    ];
    expect(textsOf($, '[translate="no"]')).toEqual(
      expect.arrayContaining(untranslated),
    );
    expect(read('llms.txt')).toContain(`](${pageUrl(path)})`);
  },
);

test('1.10, 7.1 search engines do not index the error page, which says what happened also without scripts', () => {
  const $ = pageOf('/404');
  expect(metasOf($).robots).toContain('noindex');
  // Agreed words.
  expect($('main').text()).toMatch(
    /Unexpected Application Error!.*404 Not Found/s,
  );
  expect(valuesOf($, 'main a', 'href')).toContain('/');
});

test.each([out, previewOut])(
  '7.3 every link, picture and file of a page of %s exists',
  (folder) => {
    // The server of the preview answers these.
    const served = / \/(outbox|edit) leads nowhere$/;
    expect(deadLinks(folder).filter((line) => !served.test(line))).toEqual([]);
  },
);

test('1.1, 1.14, 3.7 the home page leads to every page, but for those of the tours that are off, and where the owner wants no link', () => {
  const targets = valuesOf(pageOf('/'), 'a', 'href');
  const off = allTours
    .filter(({ backOn }: Tour) => backOn)
    .map(({ slug }) => tourAddress(slug));
  expect(
    pages
      .filter(({ linkedFrom }) => linkedFrom !== 'nowhere')
      .map(({ path }) => path)
      .filter((path) => !targets.includes(path)),
  ).toEqual(off);
});

test('1.1 the sitemap lists every page once, with its pictures', () => {
  const xml = read('sitemap.xml');
  // The order of https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd:
  // elements of other schemas come last.
  const $ = load(xml, { xml: true });
  for (const entry of $('url').toArray()) {
    const parts = $(entry).children().toArray();
    expect(parts.map(({ name }) => name).join(' ')).toMatch(
      /^loc( image:image)*$/,
    );
  }
  expect(textsOf($, 'loc')).toEqual(pages.map(({ path }) => pageUrl(path)));
  const images = textsOf($, String.raw`image\:loc`);
  expect(images.length).toBeGreaterThan(pages.length);
  expect(images.filter((address) => !isThere(address))).toEqual([]);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)/);
});

test('7.1 robots.txt allows all robots but those for AI training, states the allowed use and names the sitemap', () => {
  const [everyone = '', training = '', sitemap] =
    read('robots.txt').split('\n\n');
  expect(everyone).toMatch(
    /^User-Agent: \*\n(.+\n)*Content-Signal: (\w[\w-]*=(yes|no)(, |\n))+Allow: \/$/,
  );
  expect(everyone).not.toMatch(/^disallow/im);
  expect(training).toMatch(/^User-Agent: GPTBot\n(.+\n)*Disallow: \/$/);
  expect(training).not.toMatch(/\*|googlebot|bingbot|applebot$/im);
  expect(sitemap).toBe(`Sitemap: ${siteUrl}/sitemap.xml\n`);
});

test('5.2 one file gives a contact, another says that the site honours Global Privacy Control', () => {
  const security = read('.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(security).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  // No test may fail because of a date. `npm run check` reports a date in the
  // past.
  expect(
    Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? ''),
  ).not.toBeNaN();
  expect(JSON.parse(read('.well-known/gpc.json'))).toEqual({
    gpc: true,
    lastUpdate: privacy.updated,
  });
});

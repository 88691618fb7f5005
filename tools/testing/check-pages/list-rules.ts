import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addressOf, type BuiltSite, fileOf, find } from './built-site';
import { metaOf } from './head-rules';

/** The sitemap names every page once, with a true day of change and pictures that are there. */
export function sitemap(site: BuiltSite, today = new Date()): string[] {
  const xml = read(site, 'sitemap.xml');
  if (!xml) return ['sitemap.xml is missing'];
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
  const listed = entries.map((entry) => valuesOf(entry, 'loc')[0] ?? '');
  const wanted = site.pages.map((page) => addressOf(site, page));
  return [
    ...(/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(xml) ? ["sitemap.xml has an '&' that is not escaped"] : []),
    ...wanted
      .filter((address) => !listed.includes(address))
      .map((address) => `sitemap.xml leaves out ${address}`),
    ...listed
      .filter((address, index) => !wanted.includes(address) || listed.indexOf(address) !== index)
      .map((address) => `sitemap.xml lists ${address}, which is no page or stands there already`),
    ...entries.flatMap((entry, index) => dayFault(listed[index] ?? '', valuesOf(entry, 'lastmod'), today)),
    ...entries
      .flatMap((entry) => valuesOf(entry, 'image:loc'))
      .filter((picture) => picture.startsWith(site.address) && !fileOf(site, picture))
      .map((picture) => `sitemap.xml lists a picture that is not there: ${picture}`),
    ...(xml.includes('<image:loc>') ? [] : ['sitemap.xml lists no picture']),
  ];
}

/** Search engines may read everything and are told where the sitemap is. */
export function robots(site: BuiltSite): string[] {
  const text = read(site, 'robots.txt');
  if (!text) return ['robots.txt is missing'];
  return [
    ...(text.includes(`Sitemap: ${site.address}/sitemap.xml`)
      ? []
      : ['robots.txt does not name the sitemap']),
    ...(/^disallow: *\S/im.test(text) ? ['robots.txt keeps search engines out'] : []),
  ];
}

/** The web manifest, its icons at their true sizes, the theme colour, and the icons of tab and home screen. */
export async function icons(site: BuiltSite): Promise<string[]> {
  const text = read(site, 'manifest.webmanifest');
  if (!text) return ['manifest.webmanifest is missing'];
  const manifest: { theme_color?: string; icons?: { src: string; sizes: string; purpose?: string }[] } =
    JSON.parse(text);
  const listed = manifest.icons ?? [];
  const wrong = await Promise.all(
    listed.map(async ({ src, sizes }) => {
      const file = fileOf(site, src);
      if (!file) return [`manifest.webmanifest lists an icon that is not there: ${src}`];
      const { width, height } = await sharp(file).metadata();
      return `${width}x${height}` === sizes ? [] : [`${src} is ${width}x${height}, not ${sizes}`];
    }),
  );
  const wanted = ['192x192', '512x512'].filter((size) => !listed.some(({ sizes }) => sizes === size));
  return [
    ...wrong.flat(),
    ...wanted.map((size) => `manifest.webmanifest lists no icon of ${size}`),
    ...(listed.some(({ purpose }) => purpose === 'maskable')
      ? []
      : ['manifest.webmanifest lists no maskable icon']),
    ...(fileOf(site, '/favicon.ico') ? [] : ['favicon.ico is missing']),
    ...site.pages.flatMap((page) => [
      ...['manifest', 'icon', 'apple-touch-icon']
        .filter((rel) => find(page.elements, 'link', { rel }).length === 0)
        .map((rel) => `${page.path}: it names no ${rel}`),
      ...(metaOf(page, 'theme-color') === manifest.theme_color
        ? []
        : [`${page.path}: its theme colour is not that of the manifest`]),
    ]),
  ];
}

/** What assistants and people who look find: every page in llms.txt, and whom to tell about a security hole. */
export function texts(site: BuiltSite): string[] {
  const llms = read(site, 'llms.txt');
  const security = read(site, '.well-known/security.txt');
  const expires = /^Expires: (.+)$/m.exec(security)?.[1] ?? '';
  return [
    ...site.pages
      .filter((page) => !llms.includes(`](${addressOf(site, page)})`))
      .map((page) => `llms.txt leaves out ${page.path}`),
    ...(/^Contact: mailto:\S+@\S+$/m.test(security) ? [] : ['security.txt names no e-mail address']),
    ...(security.includes(`Canonical: ${site.address}/.well-known/security.txt`)
      ? []
      : ['security.txt does not name its own address']),
    // That the day has not passed is a row of `npm run check`: no test may lapse with it.
    ...(Date.parse(expires) ? [] : ['security.txt does not say until when it holds']),
  ];
}

function dayFault(address: string, [day = '']: readonly string[], today: Date): string[] {
  const right = /^\d{4}-\d{2}-\d{2}$/.test(day) && Date.parse(day) <= today.getTime() + 86_400_000;
  return right ? [] : [`sitemap.xml gives ${address} '${day}' as its day of change`];
}

function valuesOf(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}

function read({ folder }: BuiltSite, name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { harbour, today } from '../../../site/facts/harbour';
import { publicSettings } from '../../../site/services/services';
import { calendarDay, dateInWords } from '../../../site/words/calendar-day';
import { filesIn, ownersFiles, textIn } from '../../shared/files';
import type { Settings } from '../../shared/load-settings';
import { readHtml, valuesOf } from '../../shared/read-html';
import { type Row, rowsAbout } from '../../shared/rows';

/**
 * The folder to upload: that it is no preview, has these settings, which are as
 * the pages hold them, is newer than the content and has no dead link.
 * @param days on which a build changes by itself
 */
export function outRows(
  root: string,
  settings: Settings,
  days: readonly string[] = [],
): Row[] {
  const { yellow, red, orGreen } = rowsAbout('out');
  const folder = join(root, 'out');
  const home = textIn(join(folder, 'index.html'));
  if (!home) return yellow('none');
  // Only the pages of a preview link to the outbox.
  if (home.includes('href="/outbox"')) return red('preview');
  const text = filesIn(folder)
    .filter((name) => ['.html', '.js', '.xml'].includes(extname(name)))
    .map((name) => textIn(join(folder, name)))
    .join('\n');
  for (const { name, purpose } of publicSettings) {
    const value = settings[name]?.replace(/\/+$/, '') ?? '';
    // The pages hold the query in an escaped form.
    if (!text.includes(value) && name !== 'NEXT_PUBLIC_IMAGE_QUERY')
      red('setting', { name, purpose });
  }
  const built = statSync(join(folder, 'index.html')).mtimeMs;
  const changed = (name: string) =>
    statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = [...ownersFiles(root), '.env.local'].find(
    (name) => changed(name) > built,
  );
  if (newer) yellow('older', { file: newer });
  const dayOfBuild = calendarDay(new Date(built), harbour.timeZone);
  const [come] = days.filter((day) => dayOfBuild < day && day <= today());
  if (come) yellow('before', { day: dateInWords(come) });
  for (const fault of deadLinks(folder)) red('link', { fault });
  return orGreen('right');
}

/**
 * One line for each address in the built pages that is dead or not encrypted,
 * also of files and pictures for link previews.
 */
export function deadLinks(folder: string): string[] {
  // 'faq/index.html' is a copy of 'faq.html'.
  const files = filesIn(folder).filter(
    (name) => name.endsWith('.html') && !name.endsWith('/index.html'),
  );
  const pages = new Map(
    files.map((name) => [
      `/${name.replace(/(^index)?\.html$/, '')}`,
      readHtml(textIn(join(folder, name))),
    ]),
  );
  const canonical = pages.get('/')?.('link[rel="canonical"]').attr('href');
  const site = canonical?.replace(/\/+$/, '') || 'https://localhost';
  return [...pages].flatMap(([page, $]) =>
    [...new Set(addressesIn($))].flatMap((address) => {
      const fault = faultOf(new URL(address, site + page));
      return fault ? [`${page}: ${address} ${fault}`] : [];
    }),
  );

  function faultOf({ protocol, origin, pathname, hash }: URL) {
    if (!/^https?:$/.test(protocol)) return undefined;
    if (origin !== new URL(site).origin)
      return protocol === 'https:' ? undefined : 'is not encrypted';
    const path = decodeURI(pathname);
    const isThere = (name: string) =>
      statSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
    if (![path, `${path}.html`, `${path}/index.html`].some(isThere))
      return 'leads nowhere';
    const $ = pages.get(path);
    const ids = $ && valuesOf($, '*', 'id');
    const isLost = hash && ids && !ids.includes(hash.slice(1));
    return isLost ? 'names a part that is not there' : undefined;
  }
}

function addressesIn($: CheerioAPI): string[] {
  const allOf = (...names: string[]) =>
    names.flatMap((name) => valuesOf($, '*', name));
  const ofPreviews = 'meta:is([property="og:image"], [name="twitter:image"])';
  const ofPictures = allOf('srcset', 'imagesrcset')
    .flatMap((list) => list.split(/,\s+/))
    .map((entry) => entry.trim().replace(/ .*/, ''));
  return [
    ...allOf('href', 'src', 'action'),
    ...valuesOf($, ofPreviews, 'content'),
    ...ofPictures,
  ].filter(Boolean);
}

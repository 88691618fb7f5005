import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { filesIn, isSystemFile, textIn } from '../shared/files';
import { valuesOf } from '../shared/read-html';
import { type Finding, orRight } from './finding';

/** Whether the folder to upload is a finished, new site without dead links. */
export function finishedFolder(root: string): Finding[] {
  const found: Finding[] = [];
  const add = (level: Finding['level'], sentence: string) =>
    found.push({ level, sentence: `out/ ${sentence}` });
  const folder = join(root, 'out');
  const home = textIn(join(folder, 'index.html'));
  if (!home) add('yellow', "is not there yet; run 'npm run build'.");
  // Only the pages of a preview link to the outbox.
  else if (home.includes('href="/outbox"'))
    add(
      'red',
      "is a preview of 'npm start', which keeps enquiries on this computer; never upload it, run 'npm run build'.",
    );
  if (!home || found.length) return found;
  const built = statSync(join(folder, 'index.html')).mtimeMs;
  const changed = (name: string) =>
    statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = [...ownersFiles(root), '.env.local'].find(
    (name) => changed(name) > built,
  );
  if (newer)
    add(
      'yellow',
      `is older than your last change, in ${newer}; run 'npm run build' again.`,
    );
  for (const fault of deadLinks(folder))
    add('red', `has a dead link: ${fault}; correct it in the editor.`);
  return orRight(found, 'the folder to upload and its links');
}

/** What the owner changes, beside files of ours. */
const ownersFiles = (root: string) =>
  ['data', 'photos', 'public']
    .flatMap((top) => filesIn(join(root, top)).map((name) => `${top}/${name}`))
    .filter(
      (file) =>
        !/^(data\/schema|public\/(pictures|share))\//.test(file) &&
        !isSystemFile(file),
    );

/** A line for each address in the pages that is dead or not encrypted. */
export function deadLinks(folder: string): string[] {
  // 'faq/index.html' is a copy of 'faq.html'.
  const files = filesIn(folder).filter(
    (name) => name.endsWith('.html') && !name.endsWith('/index.html'),
  );
  const pages = new Map(
    files.map((name) => [
      `/${name.replace(/(^index)?\.html$/, '')}`,
      load(textIn(join(folder, name))),
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
    const $ = hash && pages.get(path);
    const ids = $ ? valuesOf($, '[id]', 'id') : [];
    return $ && !ids.includes(hash.slice(1))
      ? 'names a part that is not there'
      : undefined;
  }
}

function addressesIn($: CheerioAPI): string[] {
  const allOf = (...names: string[]) =>
    names.flatMap((name) => valuesOf($, `[${name}]`, name));
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

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type Element, elementsOf } from '../../build/finish/elements';
import { filesIn } from '../../shared/files-in';
import { type Row, rowsAbout } from './row';

/** A row for each dead link of the built pages. */
export function linkRows(folder: string): Row[] {
  const { green, red } = rowsAbout('Links of out/');
  const rows = deadLinks(folder).map((fault) =>
    red(`${fault}.`, "Correct it in data/, then 'npm run build'."),
  );
  return rows.length ? rows : [green('every link, picture and file of a page is there')];
}

/**
 * Checks each link, anchor, picture, script and stylesheet of the built pages, and the pictures for link previews.
 * @returns one line for each address that is dead or not encrypted
 */
export function deadLinks(folder: string): string[] {
  // 'faq/index.html' is a copy of 'faq.html'.
  const files = filesIn(folder).filter((name) => name.endsWith('.html') && !name.endsWith('/index.html'));
  const pages = new Map(
    files.map((name) => [
      `/${name.replace(/(^index)?\.html$/, '')}`,
      elementsOf(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
  const home = pages.get('/')?.find((element) => attribute(element, 'rel') === 'canonical');
  const site = (home && attribute(home, 'href'))?.replace(/\/+$/, '') || 'https://localhost';
  return [...pages].flatMap(([page, elements]) =>
    [...new Set(elements.flatMap(addressesIn))].flatMap((address) => {
      const fault = faultOf(new URL(address, site + page));
      return fault ? [`${page}: ${address} ${fault}`] : [];
    }),
  );

  function faultOf({ protocol, origin, pathname, hash }: URL): string | undefined {
    if (!/^https?:$/.test(protocol)) return;
    if (origin !== new URL(site).origin) return protocol === 'https:' ? undefined : 'is not encrypted';
    const path = decodeURI(pathname);
    const places = [path, `${path}.html`, join(path, 'index.html')].map((name) => join(folder, name));
    if (!places.some((place) => existsSync(place) && statSync(place).isFile())) return 'leads nowhere';
    const ids = pages.get(path)?.map((element) => attribute(element, 'id'));
    return hash && ids && !ids.includes(hash.slice(1)) ? 'names a part that is not there' : undefined;
  }
}

function addressesIn(element: Element): string[] {
  const lists = ['srcset', 'imagesrcset'].flatMap((name) => attribute(element, name)?.split(/,\s+/) ?? []);
  const preview = /^(og|twitter):image$/.test(
    attribute(element, 'property') ?? attribute(element, 'name') ?? '',
  );
  return [
    ...['href', 'src', 'action'].map((name) => attribute(element, name)),
    ...lists.map((entry) => entry.trim().split(' ')[0]),
    preview ? attribute(element, 'content') : undefined,
  ].filter((address) => !!address) as string[];
}

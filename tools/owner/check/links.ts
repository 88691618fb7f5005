import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type Element, elementsOf } from '../../build/finish/elements';
import { filesIn } from '../../shared/files-in';
import { type Row, rowsAbout } from './rows';

/** A row for each dead link of the built pages. */
export function linkRows(folder: string): Row[] {
  const { red, orGreen } = rowsAbout('Links of out/');
  for (const fault of deadLinks(folder)) red(`${fault}.`, "Correct it in data/, then 'npm run build'.");
  return orGreen('every link, picture and file of a page is there');
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
  const value = (name: string) => attribute(element, name) ?? '';
  const lists = `${value('srcset')}, ${value('imagesrcset')}`.split(/,\s+/);
  const isPreview = /^(og|twitter):image$/.test(value('property') || value('name'));
  return [
    ...['href', 'src', 'action', ...(isPreview ? ['content'] : [])].map(value),
    ...lists.map((entry) => entry.trim().replace(/ .*/, '')),
  ].filter((address) => address);
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { attribute, type Element, elementsOf } from '../finish/elements';
import { type Finding, green, red } from './finding';

const what = 'Links';

/**
 * Follows every address that the pages of a finished site name, as far as it leads to the site itself, to the file and to
 * the place in it, as any host would (`/contact` is contact.html).
 * @param siteUrl the site's own address, which some links carry in full
 */
export function linkFindings(folder: string, siteUrl: string): Finding[] {
  const pages = pagesOf(folder);
  const elements = new Map(
    [...pages].map(([path, file]) => [path, elementsOf(readFileSync(join(folder, file), 'utf8'))]),
  );
  let followed = 0;
  const dead = [...elements].flatMap(([page, inPage]) => {
    const addresses = [...new Set(inPage.flatMap((element) => addressesIn(element)))];
    return addresses.flatMap((address) => {
      const target = targetOf(address, page, siteUrl);
      if (!target) return [];
      followed += 1;
      const { path, place } = target;
      const there = elements.get(path);
      if (!there && !isFile(join(folder, path))) return [dead404(page, address)];
      if (!place || !there || there.some((element) => attribute(element, 'id') === place)) return [];
      return [
        red(
          what,
          `${page} links to ${address}, but no place of ${path} is named '${place}'.`,
          'Correct the link, or the name of the place.',
        ),
      ];
    });
  });
  return dead.length
    ? dead
    : [green(what, `${followed} links and files on ${pages.size} pages lead somewhere`)];
}

function dead404(page: string, address: string): Finding {
  return red(
    what,
    `${page} links to ${address}, which is not there.`,
    "Correct the link in data/, then 'npm run build'.",
  );
}

/** The pages by path; the second copy of a page (x/index.html beside x.html) is no page of its own. */
function pagesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.html'));
  const first = files.filter(
    (name) => !(name.endsWith('/index.html') && files.includes(name.replace('/index.html', '.html'))),
  );
  return new Map(first.map((name) => [`/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`, name]));
}

function addressesIn(element: Element): string[] {
  // A hint to connect ahead names a host, not a file.
  if (/preconnect|dns-prefetch/.test(attribute(element, 'rel') ?? '')) return [];
  const single = ['href', 'src', 'poster', 'action'].map((name) => attribute(element, name));
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    (attribute(element, name) ?? '').split(/,\s+/).map((part) => part.trim().split(/\s/)[0]),
  );
  // What a shared link is shown with: og:image, og:url.
  const content = attribute(element, 'content');
  const shared = /^(og|twitter):/.test(attribute(element, 'property') ?? attribute(element, 'name') ?? '');
  return [...single, ...sets, shared && /^https?:\/\//.test(content ?? '') ? content : undefined].filter(
    (address): address is string => !!address,
  );
}

function targetOf(
  address: string,
  page: string,
  siteUrl: string,
): { path: string; place: string } | undefined {
  const own = new URL(siteUrl);
  const base = new URL(page, own);
  const url = URL.canParse(address, base.href) ? new URL(address, base) : undefined;
  if (url?.origin !== own.origin) return undefined;
  const path = decodeURIComponent(url.pathname);
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    place: decodeURIComponent(url.hash.slice(1)),
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type Element, elementsOf } from '../../build/finish/elements';
import { OwnerError } from '../../shared/terminal';

/** One page as it was built. */
export type BuiltPage = {
  /** '/', '/faq', '/tours/fishing'; '/404' for the error page. */
  path: string;
  html: string;
  elements: readonly Element[];
  /** What a reader sees, with single spaces. */
  text: string;
};

/** A built site: its pages, its error page, and a way to its other files. */
export type BuiltSite = {
  folder: string;
  /** Where it says it will live, without a slash at the end. */
  address: string;
  pages: readonly BuiltPage[];
  errorPage: BuiltPage | undefined;
};

/** One rule of the checker: what is wrong, one sentence each, none when all is well. */
export type Rule = (site: BuiltSite) => string[] | Promise<string[]>;

/**
 * Reads the pages of a finished site. Second places of a page (`faq/index.html` beside `faq.html`) and pages that only send
 * on to another one are left out.
 * @throws OwnerError when there is no site in the folder
 */
export function readSite(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new OwnerError(`There is no site in ${folder} (no index.html); 'npm run build' makes one.`);
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) =>
        name === 'index.html' || (name.endsWith('.html') && !/(^|\/)(index|_not-found)\.html$/.test(name)),
    )
    .sort();
  const all = names.map((name) => readPage(folder, name));
  const home = all.find((page) => page.path === '/');
  const canonical = find(home?.elements ?? [], 'link', { rel: 'canonical' })[0];
  return {
    folder,
    address: (canonical && attribute(canonical, 'href'))?.replace(/\/+$/, '') ?? '',
    pages: all.filter((page) => page.path !== '/404'),
    errorPage: all.find((page) => page.path === '/404'),
  };
}

/** The elements with this name and these attributes, in the order of the page. */
export function find(
  elements: readonly Element[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return elements.filter(
    (element) =>
      element.tagName === name &&
      Object.entries(attributes).every(([key, value]) => attribute(element, key) === value),
  );
}

/** The words in an element. */
export function textOf(element: Element): string {
  return words(element).replace(/\s+/g, ' ').trim();
}

/** The file that answers an address of the site, or undefined. The address may carry a question or a fragment. */
export function fileOf({ folder, address }: BuiltSite, target: string): string | undefined {
  const local = target.startsWith(address) ? target.slice(address.length) : target;
  const path = decodeURI(local.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  return [path, `${path}.html`, `${path}/index.html`]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
}

/** The one canonical address of a page. */
export const addressOf = ({ address }: BuiltSite, { path }: BuiltPage) =>
  address + (path === '/' ? '' : path);

function readPage(folder: string, name: string): BuiltPage {
  const html = readFileSync(join(folder, name), 'utf8');
  const elements = elementsOf(html);
  const body = find(elements, 'body')[0];
  return { path: `/${name.replace(/(^index)?\.html$/, '')}`, html, elements, text: body ? textOf(body) : '' };
}

function words(element: Element): string {
  if (['script', 'style', 'template', 'noscript'].includes(element.tagName)) return '';
  const inside = element.childNodes.map((child) => {
    if ('value' in child) return child.value;
    return 'tagName' in child ? words(child) : '';
  });
  // The letters of inline parts belong together, such as the name in the middle of a heading; those of blocks do not.
  const inline = ['a', 'b', 'span', 'small', 'strong', 'em'].includes(element.tagName);
  return inline ? inside.join('') : ` ${inside.join('')} `;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type Element, elementsOf } from '../tools/build/finish/elements';

/** The folder of the site that the journeys visit. */
export const out = process.env.SITE_OUT || 'out';

/** The HTML of a built page. Its path is '/faq', for example. */
export const htmlOf = (path: string, folder = out) =>
  readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');

/** The elements of a page that have this name and these attributes. */
export function find(
  html: string,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return elementsOf(html).filter(
    (element) =>
      element.tagName === name &&
      Object.entries(attributes).every(([key, value]) => attribute(element, key) === value),
  );
}

/** The words of an element as they stand in the HTML, scripts and styles left out. */
export function textOf(element: Element): string {
  if (['script', 'style', 'noscript', 'template'].includes(element.tagName)) return '';
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');
}

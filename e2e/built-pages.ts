import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsAndLinks } from '../data/functions/wording';
import { labels } from '../data/labels';
import { attribute, type Element, elementsOf } from '../tools/build/finish/elements';

/** The folder of the built site. */
export const out = process.env.SITE_OUT || 'out';

/** The folder of the built preview, in which every fact of the owner is filled in. */
export const previewOut = '.builds/preview/out';

/** The HTML of a built page, by its path, such as '/faq'. */
export const htmlOf = (path: string, folder = out) =>
  readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');

/** Finds the elements with this name and these attributes. */
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

/** The nodes of a page's structured data. */
export function graphOf(html: string) {
  const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(graph)['@graph'];
}

/** The text of an element without scripts and styles. */
export function textOf(element: Element): string {
  if (['script', 'style', 'noscript', 'template'].includes(element.tagName)) return '';
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');
}

/** An owner's text as a page shows it. An address in it is a link, without https://. */
export const shownWords = (text: string) =>
  wordsAndLinks(text)
    .map((part, index) => (index % 2 ? `${part.replace(/^https:\/\//i, '')} ${labels.newTab}` : part))
    .join('');

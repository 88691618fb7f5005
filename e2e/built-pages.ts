import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { labels } from '../site/content/labels';
import { wordsAndLinks } from '../site/words/wording';
import { readHtml } from '../tools/shared/read-html';

/** The folder of the built site. */
export const out = 'out';

/**
 * The folder of the built preview, in which every fact of the owner is filled
 * in.
 */
export const previewOut = '.builds/preview';

/** The HTML of a built page, by its path, such as '/faq'. */
export const htmlOf = (path: string, folder = out) =>
  readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');

const parsed = new Map<string, CheerioAPI>();

/**
 * A built page for queries, without scripts, styles and what only visitors
 * without scripts see. It is read once.
 */
export function pageOf(path: string, folder = out): CheerioAPI {
  const file = join(folder, path);
  const $ = parsed.get(file) ?? readHtml(htmlOf(path, folder));
  if (!parsed.has(file)) $('script, style, noscript, template').remove();
  parsed.set(file, $);
  return $;
}

/** The nodes of a page's structured data. */
export function graphOf(html: string) {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
}

/**
 * An owner's text as a page shows it. An address in it is a link, without
 * https://.
 */
export const shownWords = (text: string) =>
  wordsAndLinks(text)
    .map((part, index) =>
      index % 2 ? `${part.replace(/^https:\/\//i, '')} ${labels.newTab}` : part,
    )
    .join('');

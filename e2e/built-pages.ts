import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { labels } from '../site/content/labels';
import { wordsAndLinks } from '../site/words/wording';

export const out = 'out';

/** The preview, in which every fact of the owner is filled in. */
export const previewOut = '.builds/preview';

/** @param path such as '/faq' */
export const htmlOf = (path: string, folder = out) =>
  readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');

const parsed = new Map<string, CheerioAPI>();

/**
 * A built page without scripts, styles and what is only for visitors without
 * scripts.
 */
export function pageOf(path: string, folder = out): CheerioAPI {
  const file = join(folder, path);
  const $ = parsed.get(file) ?? load(htmlOf(path, folder));
  if (!parsed.has(file)) $('script, style, noscript, template').remove();
  parsed.set(file, $);
  return $;
}

export function graphOf(html: string) {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
}

/** An address in an owner's text is a link, without https://. */
export const shownWords = (text: string) =>
  wordsAndLinks(text)
    .map((part, index) =>
      index % 2 ? `${part.replace(/^https:\/\//i, '')} ${labels.newTab}` : part,
    )
    .join('');

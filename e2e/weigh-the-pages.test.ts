import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesIn } from '../tools/shared/files';
import { out, previewOut } from './built-pages';

/** The most bytes of each page, and of its scripts; the contact page has the form. */
const LIMITS = {
  [out]: 20_800,
  // The bar of the preview, the facts of the owner and the addresses of the
  // container.
  [previewOut]: 21_400,
};
const SCRIPTS = 124_100;
const SCRIPTS_WITH_FORM = 127_900;

// All sizes are those of files that a host compresses with Brotli.
test.each(
  Object.entries(LIMITS).flatMap(([folder, most]) =>
    pagesOf(folder).map((page) => [folder, page, most] as const),
  ),
)('7.5 the page %s/%s stays light', (folder, page, most) => {
  expect(weight([join(folder, page)], most)).toBeLessThanOrEqual(most);
});

// Scripts that load when the page is idle or when the visitor acts are not in
// the HTML and do not count.
test.each(pagesOf(out))('7.5 the scripts of %s stay light', (page) => {
  const html = readFileSync(join(out, page), 'utf8').replace(
    /<script[^>]*nomodule[^>]*>/gi,
    '',
  );
  const scripts = [
    ...html.matchAll(
      /<script[^>]* (?:data-)?src="(\/_next\/static\/chunks\/[^"?]+\.js)/g,
    ),
  ].map(([, address = '']) => address);
  expect(scripts.length).toBeGreaterThan(4);
  const most = page === 'contact.html' ? SCRIPTS_WITH_FORM : SCRIPTS;
  const files = [...new Set(scripts)].map((script) => join(out, script));
  expect(weight(files, most)).toBeLessThanOrEqual(most);
});

/**
 * The pages in a folder. A file for a search engine is no page, and
 * 'faq/index.html' is a copy of 'faq.html'.
 */
function pagesOf(folder: string): string[] {
  return filesIn(folder).filter(
    (file) =>
      /(^index|(?<!\/index))\.html$/.test(file) &&
      !existsSync(join('public', file)),
  );
}

const FAST = 9;
const BEST = 11;

/**
 * The best compression takes twenty times as long, and makes light files only
 * lighter.
 */
function weight(files: readonly string[], most: number): number {
  const fast = bytes(files, FAST);
  return fast > most ? bytes(files, BEST) : fast;
}

const bytes = (files: readonly string[], quality: number) =>
  files.reduce((total, file) => total + brotli(file, quality), 0);

const known = new Map<string, number>();

/** The pages share most of their scripts. */
function brotli(file: string, quality: number): number {
  const key = `${file} ${quality}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const size =
    known.get(key) ?? brotliCompressSync(readFileSync(file), { params }).length;
  known.set(key, size);
  return size;
}

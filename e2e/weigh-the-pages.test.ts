import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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
  expect(brotli(join(folder, page))).toBeLessThanOrEqual(most);
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
  const sizes = [...new Set(scripts)].map((script) =>
    brotli(join(out, script)),
  );
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(
    page === 'contact.html' ? SCRIPTS_WITH_FORM : SCRIPTS,
  );
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

const known = new Map<string, number>();

/** The pages share most of their scripts. */
function brotli(file: string): number {
  const size = known.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  known.set(file, size);
  return size;
}

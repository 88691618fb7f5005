import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Tour } from '../data/schema/tours';
import { whereWeGo } from '../site/content/texts';
import { allTours, tours } from '../site/content/tours';
import { ownerAnswers } from '../site/facts/owner-answers';
import { placesOf } from '../site/facts/places';
import { tourAddress } from '../site/facts/tour-address';
import { filesIn } from '../tools/shared/files';
import { fieldsIn } from '../tools/shared/walk';
import { buildEmptyPage } from '../tools/testing/empty-page';
import { htmlOf, out, previewOut } from './built-pages';

/**
 * The pages in a folder. A file for a search engine is no page, and
 * 'faq/index.html' is a copy of 'faq.html'.
 */
const pagesOf = (folder: string) =>
  filesIn(folder).filter(
    (file) =>
      /(^index|(?<!\/index))\.html$/.test(file) &&
      !existsSync(join('public', file)),
  );

// All sizes are those of files that a host compresses with Brotli.
/**
 * 20,000 with every fact, and 0.5 kB for the preview's bar and the container's
 * addresses, or for longer words of the owner.
 */
const FILLED = 20_650;
const isFilled = fieldsIn(ownerAnswers).some(
  ({ value }) => typeof value !== 'object' && value !== '',
);

test.each([
  ...pagesOf(out).map(
    (page) => [page, out, isFilled ? FILLED : 20_000] as const,
  ),
  ...pagesOf(previewOut).map((page) => [page, previewOut, FILLED] as const),
])('7.5 %s of %s and its styles stay light', (page, folder, most) => {
  const html = readFileSync(join(folder, page), 'utf8');
  const [firstScreen = ''] = html.split(
    html.includes('id="fold"') ? 'id="fold"' : '<footer',
  );
  expect(html.match(/<style>/g)).toHaveLength(1);
  // The map of the island, below the first screen, adds 2.0 to 2.5 kB. Without
  // it 18 kB would do.
  const sent = join(`${folder}-servers`, 'compressed', `${page}.br`);
  expect(statSync(sent).size).toBeLessThanOrEqual(most);
  // The first round trip carries 14 kB. It must hold the styles and the first
  // screen, not the data at the end.
  expect(brotli(firstScreen)).toBeLessThanOrEqual(14_000);
  // Nothing in the head holds up the first paint, and no font goes before the
  // first picture.
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).not.toContain('rel="stylesheet"');
  expect(head).not.toContain('as="font"');
});

describe('scripts', () => {
  let floor: number;
  beforeAll(async () => {
    floor = sum(scripts(await buildEmptyPage(), 'index.html'));
  }, 180_000);

  /*
   * The floor is an empty page, built with the same version of Next. Scripts
   * that load when the page is idle or when the visitor acts are not in the
   * HTML and do not count.
   */
  test.each(pagesOf(out))(
    '7.5 %s has few more scripts than an empty page',
    (page) => {
      const own = scripts(out, page);
      expect(own.length).toBeGreaterThan(4);
      // The contact page has the whole form at once. So no layer of scripts has
      // to load before it works.
      expect(sum(own)).toBeLessThanOrEqual(
        floor * (page === 'contact.html' ? 1.12 : 1.1),
      );
    },
  );
});

test.each<[string, readonly Tour[]]>([
  ['/about', tours],
  ...allTours.map((tour): [string, readonly Tour[]] => [
    tourAddress(tour.slug),
    [tour],
  ]),
])(
  '3.8 the map of %s, if there is one, weighs at most 6 kB and stands below the first screen',
  (path, list) => {
    const [firstScreen = '', rest = ''] = htmlOf(path).split('id="fold"');
    const [map = ''] = /<svg[^>]*role="img".*?<\/svg>/s.exec(rest) ?? [];
    expect(firstScreen).not.toContain(whereWeGo.map);
    expect(map.includes(whereWeGo.map)).toBe(
      list.some((tour) => placesOf(tour).length > 0),
    );
    expect(brotli(map)).toBeLessThanOrEqual(6_000);
  },
);

test('no file is larger than 400 kB, and all files together have at most 40 MB', () => {
  const sizes = filesIn(out).map((file) => ({
    file,
    size: statSync(join(out, file)).size,
  }));
  expect(sizes.filter(({ size }) => size > 400_000)).toEqual([]);
  expect(sum(sizes.map(({ size }) => size))).toBeLessThanOrEqual(40_000_000);
});

const content = filesIn('data')
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join('data', name), 'utf8'))
  .join('\n');

const known = new Map<string, number>();

/**
 * The size of a text after the best compression, which is slow. The pages share
 * most of their scripts.
 */
function brotli(text: string): number {
  const size = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, size);
  return size;
}

const sum = (sizes: readonly number[]) =>
  sizes.reduce((total, size) => total + size, 0);

/**
 * The sizes of the scripts in the HTML, also of those that load after the first
 * paint. NEXT: its scripts are in `_next/static/chunks`, and the one for old
 * browsers, which is left out, has `nomodule`.
 */
function scripts(folder: string, page: string): number[] {
  const html = readFileSync(join(folder, page), 'utf8').replace(
    /<script[^>]*nomodule[^>]*>/gi,
    '',
  );
  const named = [
    ...html.matchAll(
      /<script[^>]* (?:data-)?src="\/_next\/static\/chunks\/([^"?]+\.js)/g,
    ),
  ];
  return [...new Set(named.map(([, name = '']) => name))].map((name) =>
    brotli(
      withoutSentences(
        readFileSync(join(folder, '_next/static/chunks', name), 'utf8'),
      ),
    ),
  );
}

/**
 * The script without the sentences of data/: a longer sentence of the owner is
 * no heavier program.
 */
function withoutSentences(script: string): string {
  // A template is read whole, also one with values in it: else its end would
  // count as the beginning of the next.
  return script.replaceAll(
    /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    (literal) => {
      const text = literal.slice(1, -1);
      return text.includes(' ') && content.includes(text) ? '""' : literal;
    },
  );
}

/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSample } from '../sample-export';
import { faster, type NotApplied } from './faster';

const css = '/_next/static/chunks';
const link = (name: string) => `<link rel="stylesheet" href="${css}/${name}.css" data-precedence="next"/>`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charSet="utf-8"/>${head}<title>T &amp; U</title></head><body><p>'a' &quot;b&quot;<!-- -->c</p><script>x="<link rel=stylesheet href=/no.css>"</script>${body}</body></html>`;
const viewport = '<meta name="viewport" content="width=device-width"/>';
const script = (name: string, attribute = 'src') =>
  `<script ${attribute}="${css}/${name}.js" async=""></script>`;
const hint = `<link rel="preload" as="script" href="${css}/a.js"/>`;
const picture =
  '<picture><source media="(max-width: 599px)" type="image/avif" srcSet="/t.avif?a&amp;b 1w" sizes="9px"/>' +
  '<source type="image/avif" srcSet="/w.avif 1w" sizes="9px"/><img src="/w.jpg" fetchPriority="high"/></picture>';

let folder: string;
let notApplied: NotApplied;

beforeEach(() => {
  notApplied = new Map();
  folder = mkdtempSync(join(tmpdir(), 'faster-'));
  writeSample(
    folder,
    `${css}/one.css`,
    '@font-face{font-family:F;src:url(../media/f.woff2)}p{font-family:F;background:url("data:image/png;base64,AA")}.elsewhere{color:red}',
  );
  writeSample(
    folder,
    `${css}/two.css`,
    'p{background:url(/g.png);content:"</style>"}p[data-open=true]{color:red}',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const made = (html: string) => faster(html, { folder, page: 'a.html', notApplied });

test('a page gets its styles, an early first picture and late scripts, and nothing else changes', async () => {
  const style =
    '@font-face{font-family:F;src:url(/_next/static/media/f.woff2)}p{font-family:F;background:url("data:image/png;base64,AA")}' +
    'p{background:url(/g.png);content:"\\3c /style>"}p[data-open=true]{color:red}';
  const early =
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/t.avif?a&amp;b 1w" imagesizes="9px" media="(max-width: 599px)"/>' +
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/w.avif 1w" imagesizes="9px" media="not all and (max-width: 599px)"/>';
  const before = page(viewport + link('one') + link('two') + hint + script('a'), picture + script('b'));
  const after = page(
    `${viewport}${early}<style>${style}</style>${script('a', 'data-src')}`,
    picture + script('b', 'data-src') + link('one') + link('two'),
  );
  expect(await made(before)).toBe(after);
  expect(notApplied.size).toBe(0);
});

test('a page without a picture of high priority needs no step for it', async () => {
  await made(page(link('one') + script('a'), ''));
  expect(notApplied.size).toBe(0);
});

test.each([
  ['no style file', page(viewport + script('a'), picture), 'styles in the page'],
  [
    'a style file that is missing',
    page(viewport + link('none') + script('a'), picture),
    'styles in the page',
  ],
  ['no viewport', page(link('one') + script('a'), picture), 'early fetching of the first picture'],
  [
    'another kind of picture',
    page(viewport + link('one') + script('a'), picture.replaceAll('avif', 'jxl')),
    'early fetching of the first picture',
  ],
  ['no script', page(viewport + link('one'), picture), 'scripts after the first paint'],
])('a page with %s stays as it was there, and the step is named', async (_, html, step) => {
  const after = await made(html);
  expect([...notApplied]).toEqual([[step, ['a.html']]]);
  const untouched = { 'styles in the page': '<style>', 'early fetching of the first picture': 'imagesrcset' };
  expect(after).not.toContain(untouched[step as keyof typeof untouched] ?? 'data-src');
});

test('a style file that imports another one is left in its place', async () => {
  writeSample(folder, `${css}/one.css`, '@import "https://fonts.example/a.css";');
  const html = page(viewport + link('one'), '');
  expect(await made(html)).toBe(html);
});

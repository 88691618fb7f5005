/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishExport } from './finish-export';

const css = '/_next/static/chunks';
const link = (name: string) => `<link rel="stylesheet" href="${css}/${name}.css" data-precedence="next"/>`;
const page = (head: string) =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charSet="utf-8"/>${head}<script src="/a.js" async=""></script><title>T &amp; U</title></head><body><p>'a' &quot;b&quot;<!-- -->c</p><script>x="<link rel=stylesheet href=/no.css>"</script></body></html>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  mkdirSync(join(folder, css), { recursive: true });
  mkdirSync(join(folder, 'tours'));
  write(
    `${css}/one.css`,
    '@font-face{font-family:F;src:url(../media/f.woff2)}p{font-family:F;background:url("data:image/png;base64,AA")}.elsewhere{color:red}',
  );
  write(
    `${css}/two.css`,
    '@charset "utf-8";p{background:url(/g.png);content:"</style>"}\n/*# sourceMappingURL=two.css.map*/',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test('a page carries the styles it is painted with, in order, its links stand last, and nothing else changes', async () => {
  const hint = `<link rel="preload" href="${css}/two.css" as="style"/>`;
  const icon = '<link rel="icon" href="/i.svg"/>';
  write('index.html', page(`${hint}${link('one')}${icon}${link('two')}`));
  await finishExport(folder);
  const style =
    '@font-face{font-family:F;src:url(/_next/static/media/f.woff2)}p{font-family:F;background:url("data:image/png;base64,AA")}\n' +
    'p{background:url(/g.png);content:"<\\/style>"}';
  const expected = page(`<style>${style}</style>${icon}`).replace(
    '</body>',
    `${link('one')}${link('two')}</body>`,
  );
  expect(read('index.html')).toBe(expected);
});

test('a page without stylesheets stays as it is, byte for byte', async () => {
  write('index.html', page(''));
  await finishExport(folder);
  expect(read('index.html')).toBe(page(''));
});

test('every page has a second place, except the home page and the page for unknown paths', async () => {
  for (const name of ['index', 'contact', 'tours/fishing', '404', '_not-found'])
    write(`${name}.html`, page(link('one')));
  await finishExport(folder);
  expect(read('contact/index.html')).toBe(read('contact.html'));
  expect(read('tours/fishing/index.html')).toBe(read('tours/fishing.html'));
  expect(read('contact/index.html')).toContain('<style>');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  expect(pages).toHaveLength(7);
});

test('a stylesheet that imports another one or is missing stops the build', async () => {
  write(`${css}/one.css`, '@import "https://fonts.example/a.css";');
  write('index.html', page(link('one')));
  await expect(finishExport(folder)).rejects.toThrow(/one\.css imports another stylesheet/);
  write('index.html', page(link('none')));
  await expect(finishExport(folder)).rejects.toThrow(/none\.css/);
});

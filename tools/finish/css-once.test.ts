/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cssOnce } from './css-once';
import { writeSample } from './sample-export';

const css = '/_next/static/chunks';
const link = (name: string) => `<link rel="stylesheet" href="${css}/${name}.css" data-precedence="next"/>`;
const page = (head: string) =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charSet="utf-8"/>${head}<script src="/a.js" async=""></script><title>T &amp; U</title></head><body><p>'a' &quot;b&quot;<!-- -->c</p><script>x="<link rel=stylesheet href=/no.css>"</script></body></html>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  writeSample(
    folder,
    `${css}/one.css`,
    '@font-face{font-family:F;src:url(../media/f.woff2)}p{font-family:F;background:url("data:image/png;base64,AA")}.elsewhere{color:red}',
  );
  writeSample(
    folder,
    `${css}/two.css`,
    '@charset "utf-8";p{background:url(/g.png);content:"</style>"}\n/*# sourceMappingURL=two.css.map*/',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a page carries the styles it is painted with, in order, its links stand last, and nothing else changes', async () => {
  const hint = `<link rel="preload" href="${css}/two.css" as="style"/>`;
  const icon = '<link rel="icon" href="/i.svg"/>';
  const style =
    '@font-face{font-family:F;src:url(/_next/static/media/f.woff2)}p{font-family:F;background:url("data:image/png;base64,AA")}' +
    'p{background:url(/g.png);content:"<\\/style>"}';
  const expected = page(`<style>${style}</style>${icon}`).replace(
    '</body>',
    `${link('one')}${link('two')}</body>`,
  );
  expect(await cssOnce(page(`${hint}${link('one')}${icon}${link('two')}`), folder)).toBe(expected);
});

test('a page without stylesheets stays as it is, byte for byte', async () => {
  expect(await cssOnce(page(''), folder)).toBe(page(''));
});

test('a stylesheet that imports another one or is missing stops the build', async () => {
  writeSample(folder, `${css}/one.css`, '@import "https://fonts.example/a.css";');
  await expect(cssOnce(page(link('one')), folder)).rejects.toThrow(/one\.css imports another stylesheet/);
  await expect(cssOnce(page(link('none')), folder)).rejects.toThrow(/none\.css/);
});

test('what moves by scrolling waits for the files', async () => {
  const rise = '@supports (animation-timeline:view()){p{animation-timeline:view()}}';
  writeSample(folder, `${css}/one.css`, `@media screen{p{color:red}${rise}}`);
  const html = await cssOnce(page(link('one')), folder);
  expect(html).toContain('<style>@media screen{p{color:red}}</style>');
});

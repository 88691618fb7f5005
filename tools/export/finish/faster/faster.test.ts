import { scratch } from '../../../testing/scratch';
import { faster } from './faster';

const css = '/_next/static/chunks';
const link = (name: string) =>
  `<link rel="stylesheet" href="${css}/${name}.css" data-precedence="next"/>`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charSet="utf-8"/>${head}<title>T &amp; U</title></head><body><p>'a' &quot;b&quot;<!-- -->c</p><script>x="<link rel=stylesheet href=/no.css>"</script>${body}</body></html>`;
const script = (name: string) =>
  `<script src="${css}/${name}.js" async=""></script>`;
const lateScript = (name: string) =>
  `<script data-src="${css}/${name}.js"></script>`;
const hint = `<link rel="preload" as="script" href="${css}/a.js"/>`;
const site = scratch();
let notApplied: Set<string>;

const font = (address: string) =>
  `@font-face{font-family:F;src:url(${address})}p{font-family:F;background:url("data:image/png;base64,AA")}`;
const open = 'p[data-open=true]{color:red}';

beforeEach(() => {
  notApplied = new Set();
  site.write(
    `${css}/one.css`,
    `${font('../media/f.woff2')}.elsewhere{color:red}`,
  );
  site.write(
    `${css}/two.css`,
    `p{content:"</style>"}${open}p[data-size=long]{color:red}`,
  );
});

const made = (html: string) => faster(html, site.folder, notApplied);

test('a page gets inline styles and delayed scripts, and nothing else changes', async () => {
  const style = `${font('/_next/static/media/f.woff2')}p{content:"\\3c /style>"}${open}`;
  const before = page(
    link('one') + link('two') + hint + script('a'),
    script('b'),
  );
  const after = page(
    `<style>${style}</style>${lateScript('a')}`,
    lateScript('b') + link('one') + link('two'),
  );
  const starts = /<script>\(\(\) => \{.*?\}\)\(\)<\/script>/s;
  expect((await made(before)).replace(starts, '')).toBe(after);
  expect(notApplied.size).toBe(0);
});

test.each([
  ['no style file', page(script('a'), ''), 'styles in the page', '<style>'],
  [
    'a style file that is missing',
    page(link('none') + script('a'), ''),
    'styles in the page',
    '<style>',
  ],
  [
    'a style file that imports',
    page(link('three') + script('a'), ''),
    'styles in the page',
    '<style>',
  ],
  [
    'no script',
    page(link('one'), ''),
    'scripts after the first paint',
    'data-src',
  ],
])(
  'a page with %s stays as it was there, and the step is named',
  async (_, html, step, sign) => {
    site.write(`${css}/three.css`, '@import "https://fonts.example/a.css";');
    expect(await made(html)).not.toContain(sign);
    expect([...notApplied]).toEqual([step]);
  },
);

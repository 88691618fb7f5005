import { scratch } from '../../testing/scratch';
import { addCompileHint, faster } from './faster';

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

const font = (address: string) =>
  `@font-face{font-family:F;src:url(${address})}p{font-family:F;background:url("data:image/png;base64,AA")}`;
const open = 'p[data-open=true]{color:red}';

beforeEach(() => {
  site.write(
    `${css}/one.css`,
    `${font('../media/f.woff2')}.elsewhere{color:red}`,
  );
  site.write(
    `${css}/two.css`,
    `p{content:"</style>"}${open}p[data-size=long]{color:red}`,
  );
});

test('a page gets its styles, and its scripts wait; nothing else changes', async () => {
  const style = `${font('/_next/static/media/f.woff2')}p{content:"\\3c /style>"}${open}`;
  const before = page(
    link('one') + link('two') + hint + script('a'),
    script('b'),
  );
  const after = page(
    `<style>${style}</style>${lateScript('a')}`,
    `${lateScript('b')}<noscript>${link('one')}${link('two')}</noscript>`,
  );
  const starts = /<script>\(\(\) => \{.*?\}\)\(\)<\/script>/s;
  const made = await faster(before, site.folder);
  expect(made).toMatch(starts);
  expect(made.replace(starts, '')).toBe(after);
});

test.each([
  ['no style file and no script', page('', '')],
  ['a style file that is missing', page(link('none'), '')],
  ['a style file that imports', page(link('three'), '')],
])('a page with %s stays as it is', async (_, html) => {
  site.write(`${css}/three.css`, '@import "https://fonts.example/a.css";');
  expect(await faster(html, site.folder)).toBe(html);
});

test('long scripts get the compile hint, short ones stay', () => {
  const [long, short] = [`${css}/long.js`, `${css}/short.js`];
  site.write(long, 'x'.repeat(60_000));
  site.write(short, 'a()');
  addCompileHint(site.folder);
  expect(site.read(long)).toMatch(/^\/\/# allFunctionsCalledOnLoad\nx+$/);
  expect(site.read(short)).toBe('a()');
});

import { scratch } from '../../../testing/scratch';
import { faster } from './faster';
import { tokensInPlace } from './tokens-in-place';

const css = '/_next/static/chunks';
const link = (name: string) =>
  `<link rel="stylesheet" href="${css}/${name}.css" data-precedence="next"/>`;
/** For print, until a script of the page changes that. */
const lateLink = (name: string) =>
  link(name).replace('<link ', '<link media="print" ');
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charSet="utf-8"/>${head}<title>T &amp; U</title></head><body><p>'a' &quot;b&quot;<!-- -->c</p><script>x="<link rel=stylesheet href=/no.css>"</script>${body}</body></html>`;
const script = (name: string) =>
  `<script src="${css}/${name}.js" async=""></script>`;
const lateScript = (name: string) =>
  `<script data-src="${css}/${name}.js"></script>`;
const hint = `<link rel="preload" as="script" href="${css}/a.js"/>`;
const forOldBrowsers = `<script src="${css}/polyfills.js" noModule=""></script>`;
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
    link('one') + link('two') + hint + script('a') + forOldBrowsers,
    script('b'),
  );
  const after = page(
    `<style>${style}</style>${lateScript('a')}`,
    lateScript('b') + lateLink('one') + lateLink('two'),
  );
  expect(await made(before)).toBe(after);
  expect(notApplied.size).toBe(0);
});

test('a token gives way to its value in all style files, unless it has two or is named elsewhere', async () => {
  const used = (...values: string[]) =>
    `p{margin:${values.join(' ')}}i{color:var(--mark)}`;
  site.write(
    `${css}/one.css`,
    ':root{--a:4px;--b:calc(2*var(--a));--bar:9px;--mark:red;--ink:navy}@media (width>9px){:root{--bar:8px}}',
  );
  site.write(
    `${css}/two.css`,
    used('var(--a)calc(1px + var(--b))', 'var(--bar)', 'var(--c,1px)'),
  );
  site.write('index.html', '<i style="--mark:blue;color:var(--ink)">d</i>');
  expect(tokensInPlace(site.folder)).toBe(true);
  expect(site.read(`${css}/one.css`)).toBe(
    ':root{--bar:9px;--mark:red;--ink:navy}@media (width>9px){:root{--bar:8px}}',
  );
  expect(site.read(`${css}/two.css`)).toBe(
    used('4px calc(1px + calc(2*4px))', 'var(--bar)', 'var(--c,1px)'),
  );
  site.write(`${css}/one.css`, '');
  expect(tokensInPlace(site.folder)).toBe(false);
});

test('a short token that printing sets once more gives way to its value in the page only', async () => {
  const tokens = ':root{--a:4px}';
  site.write(
    `${css}/one.css`,
    `${tokens}p{margin:var(--a)}@media print{html:root{--a:2mm}}`,
  );
  expect(await made(page(link('one') + script('a'), ''))).toContain(
    `<style>${tokens}p{margin:4px}</style>`,
  );
});

test('the data of a page, which may be cut anywhere, are one script, and so are calls beside each other', async () => {
  const data = (...parts: string[]) =>
    parts
      .map((part) => `<script>self.__next_f.push([1,"${part}"])</script>`)
      .join('');
  const whole = 'https://boats.example/a.avif?sig=abc';
  const joined = data(whole).replace(/"(.*)"/, '`$1`');
  for (const cut of whole.split('').keys())
    expect(
      await made(
        page('', `<p></p>${data(whole.slice(0, cut), whole.slice(cut))}`),
      ),
    ).toContain(joined);
  // Only calls are joined with the script before them.
  const call = '<script>begin()</script>';
  for (const other of [
    script('a'),
    '<script type="application/ld+json">{}</script>',
  ])
    expect(await made(page('', other + call + call))).toContain(
      '</script><script>begin();begin()</script>',
    );
});

test('the data of a page stay the same text, and cannot end their script', async () => {
  const text = '1:["$","p","`${a`\\\\n\\\r\n\u2028 </script><!--"]';
  const html = await made(
    page(
      '',
      `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`,
    ),
  );
  const [, script = ''] =
    /<script>(self\.__next_f.*?)<\/script>/s.exec(html) ?? [];
  const self = { __next_f: [] };
  new Function('self', script)(self);
  expect(self.__next_f).toEqual([[1, text]]);
  expect(script).not.toMatch(/</);
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

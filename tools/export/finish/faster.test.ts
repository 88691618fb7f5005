import { scratch } from '../../testing/scratch';
import { faster } from './faster';

const site = scratch();
const page = (style: string) =>
  `<!DOCTYPE html><html><head>${style}<title>T &amp; U</title></head><body><p>'a' &quot;b&quot;<!-- -->c</p></body></html>`;
const link = (name: string) =>
  page(
    `<link rel="stylesheet" href="/_next/${name}.css" data-precedence="next"/>`,
  );

// e2e/what-is-shipped.test.ts reads the pages that were made faster.
test.each([
  ['no style file and no script', page('')],
  ['a style file that is missing', link('none')],
  ['a style file that imports', link('a')],
])('a page with %s stays as it is', async (_, html) => {
  site.write('_next/a.css', '@import "https://fonts.example/a.css";');
  expect(await faster(html, site.folder)).toBe(html);
});

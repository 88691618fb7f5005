import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'playwright/test';

/** The budgets that are exact, weighed in the export itself as a host with Brotli would send it. */
const out = process.env.SITE_OUT || 'out';
const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
const pages = files
  .filter((file) => file.endsWith('.html') && !file.endsWith('index.html'))
  .concat('index.html');

for (const page of pages) {
  test(`${page} and its styles stay light`, () => {
    const html = readFileSync(join(out, page), 'utf8');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
    // The first round trip carries 14 kB.
    expect.soft(brotli(html), 'the page').toBeLessThanOrEqual(12_000);
    expect.soft(brotli(styles), 'its styles').toBeLessThanOrEqual(6_000);
    expect.soft(html.match(/<style>/g) ?? [], 'styles stand in it once').toHaveLength(1);
    const head = html.slice(0, html.indexOf('</head>'));
    expect.soft(head, 'nothing in the head holds up the first paint').not.toContain('rel="stylesheet"');
    expect.soft(head, 'no font goes before the first picture').not.toContain('as="font"');
  });
}

test('no file weighs more than 400 kB, all together at most 40 MB', () => {
  const sizes = files.map((file) => ({ file, size: statSync(join(out, file)).size }));
  expect(sizes.filter(({ size }) => size > 400_000)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(40_000_000);
});

test('every colour of a component comes from the design system', () => {
  const modules = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const raw = modules.filter((file) =>
    /#[\da-f]{3,8}\b|\brgba?\(|\bhsl/i.test(readFileSync(join('components', file), 'utf8')),
  );
  expect(raw).toEqual([]);
});

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

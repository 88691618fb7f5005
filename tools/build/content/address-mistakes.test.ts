/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../../data/functions/pages';
import { addressMistakes } from './address-mistakes';

const [home, ...others] = pages.map((page) => ({ ...page, alsoAt: [] as string[] }));
const page = others.at(-1);
if (!home || !page) throw new Error('There are no two pages in data/functions/pages.ts.');

const mistakes = (alsoAt: string[], folder = '.') =>
  addressMistakes(folder, [
    { ...home, alsoAt: ['/start'] },
    { ...page, alsoAt },
  ]);

test('the present other addresses are valid, also when any one page is removed', () => {
  expect(addressMistakes('.', pages)).toEqual([]);
  for (const { path } of pages)
    expect(
      addressMistakes(
        '.',
        pages.filter((other) => other.path !== path),
      ),
    ).toEqual([]);
});

test('a page may list its own address among its other addresses', () => {
  expect(mistakes([page.path])).toEqual([]);
});

test.each([
  ['/', `is the page '${home.name}'`],
  ['/start', `leads to '${home.name}'`],
  ['/tours', 'leads to the tours on the home page'],
  ['/404', 'is a page of its own'],
])('%s is taken, and one sentence says by what', (address, words) => {
  expect(mistakes([address])).toEqual([
    `data/functions/pages.ts: '${page.name}', alsoAt: '${address}' already ${words}; take it out of one of the two, for example here.`,
  ]);
});

test('an address in two places is named once', () => {
  expect(mistakes(['/other', '/other'])).toEqual([expect.stringContaining(`leads to '${page.name}'`)]);
});

test('an invalid address is named with an example', () => {
  expect(mistakes(['Old page'])).toEqual([
    expect.stringMatching(/'Old page' must begin with a slash.*for example '\/\w+'\.$/),
  ]);
});

test('an address may not hide a page in public/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/proof.html'), '');
  expect(mistakes(['/proof'], folder)).toEqual([expect.stringContaining('is a page of its own')]);
  rmSync(folder, { recursive: true });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { attribute } from '../tools/build/finish/elements';
import { find, readSite } from '../tools/testing/check-pages/built-site';
import { previewTestSettings } from '../tools/testing/test-settings';
import { expect } from './fixtures';

// The build whose owner typed the number in a form of his own.
const folder = '.builds/preview';
const SHOWN = '+61 7 7010 4321';
const DIALLED = '+61770104321';

test('every page shows the telephone number in groups, and its links dial it without spaces', () => {
  const { pages, errorPage } = readSite(folder);
  for (const { path, text, elements } of [...pages, ...(errorPage ? [errorPage] : [])]) {
    const shown = text.match(/[+(]*\d[\d ().-]*4321/g) ?? [];
    expect([...new Set(shown)], path).toEqual([SHOWN]);
    const links = find(elements, 'a').map((link) => attribute(link, 'href') ?? '');
    const dialling = links.filter((link) => link.startsWith('tel:'));
    expect([...new Set(dialling)], path).toEqual([`tel:${DIALLED}`]);
  }
  expect(readFileSync(join(folder, 'llms.txt'), 'utf8')).toContain(`Telephone: ${SHOWN}\n`);
  expect(pages[0]?.html).toContain(`"telephone":"${DIALLED}"`);
});

test('the telephone number as it was typed stands in no page and no script', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(html|txt|js|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  const typed = previewTestSettings.NEXT_PUBLIC_CONTACT_PHONE;
  expect(texts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(typed))).toEqual([]);
});

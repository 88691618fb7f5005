import { test } from 'node:test';
import { expect } from 'expect';
import type { Paint } from './paint';
import type { Results, Subject } from './results';
import { markdown, plainText, tables } from './tables';

const paint = (subject: Subject, fcp: number, lcp: number): Results['paints'][number] => ({
  page: '/',
  subject,
  found: { fcp, lcp, cls: 0, longestTask: 40 } satisfies Paint,
});

const results: Results = {
  made: '2026-11-21T00:00:00.000Z',
  noise: {
    processor: 'a processor',
    processors: 2,
    loadBefore: 0,
    loadAfter: 0,
    calibration: { median: 20, spread: 0, times: [20] },
  },
  lighthouse: [],
  paints: [
    paint('bare', 600, 1000),
    paint('bare', 700, 1000),
    paint('bare', 800, 1000),
    paint('site', 700, 1300),
    paint('site', 770, 1200),
    paint('site', 770, 1100),
  ],
  weights: [],
  navigations: [],
};

test('the site is compared with the same page without scripts, by median and by lower quartile', () => {
  const [table] = tables(results);
  expect(table?.title).toContain('median / lower quartile of 3');
  // 770 / 700 and 735 / 650; 1200 / 1000 and 1150 / 1000.
  expect(table?.rows[0]).toEqual([
    '/',
    'this site',
    '770 / 735',
    '1200 / 1150',
    '1.10 / 1.13',
    '1.20 / 1.15',
    '0.0000',
    '40',
  ]);
  expect(table?.rows[1]?.slice(0, 2)).toEqual(['/', 'without scripts']);
});

test('a table without values is left out', () => {
  expect(tables(results)).toHaveLength(1);
});

const table = {
  title: 'Bytes',
  note: 'Exact.',
  head: ['Page', 'HTML'],
  rows: [
    ['/', '9.5'],
    ['/faq', '10.5'],
  ],
};

test('the terminal aligns numbers to the right', () => {
  expect(plainText(table).split('\n').slice(-2)).toEqual(['/      9.5', '/faq  10.5']);
});

test('the same table in Markdown', () => {
  expect(markdown(table)).toBe(
    '**Bytes.** Exact.\n\n| Page | HTML |\n| --- | --- |\n| / | 9.5 |\n| /faq | 10.5 |',
  );
});

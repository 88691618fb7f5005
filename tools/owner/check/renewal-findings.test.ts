/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSample } from '../../build/finish/sample-export';
import { renewalFindings } from './renewal-findings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renew-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['2027-08-01', 'green', 'holds until 21 November 2027'],
  ['2027-09-01', 'yellow', 'lapses on 21 November 2027'],
  ['2028-01-01', 'yellow', 'lapsed on 21 November 2027'],
])('on %s security.txt is %s: it %s', (today, level, words) => {
  writeSample(folder, '.well-known/security.txt', 'Expires: 2027-11-21T00:00:00.000Z\n');
  expect(renewalFindings(folder, new Date(today))).toEqual([
    expect.objectContaining({ level, words: expect.stringContaining(words) }),
  ]);
});

test('without a built site there is no row', () => {
  expect(renewalFindings(folder)).toEqual([]);
});

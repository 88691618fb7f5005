/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noticeEnd } from '../../../data/functions/notice-end';
import { allTours } from '../../../data/tours';
import { writeSample } from '../../build/finish/sample-export';
import { closedFindings, renewalFindings } from './date-findings';

const none = { text: '', lastDay: '' };
const notice = { text: 'Closed for the cyclone', lastDay: '2026-11-27' };
const end = noticeEnd(notice) ?? Number.NaN;
const [tour] = allTours;

test('without a notice and with every tour on there is no row', () => {
  expect(closedFindings(none, [{ ...tour, backOn: undefined }])).toEqual([]);
});

test.each([
  [end - 1, 'green', `every page says '${notice.text}' until the end of Friday 27 November 2026`],
  [end, 'yellow', `'${notice.text}' is over since Friday 27 November 2026`],
])('at %d the row of a notice is %s', (now, level, words) => {
  expect(closedFindings(notice, [], now)).toEqual([
    expect.objectContaining({ level, what: 'Notice', words: expect.stringContaining(words) }),
  ]);
});

test('a tour that is off is a row, which says when its day has come', () => {
  const rows = (now: number) => closedFindings(none, [{ ...tour, backOn: '2026-11-28' }], now);
  const words = "Its page says 'Back from Saturday 28 November 2026'";
  expect(rows(end - 1)).toEqual([
    expect.objectContaining({
      level: 'yellow',
      what: `Tour: ${tour.name}`,
      words: expect.stringContaining(`${words}.`),
    }),
  ]);
  expect(rows(end)[0]?.words).toContain(`${words}, and that day has come.`);
});

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

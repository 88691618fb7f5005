import type { LighthouseVisit } from './lighthouse';
import { figures, type Results, sorted, subjects, visited } from './results';
import { lowerQuartile, median } from './statistics';

export type Table = {
  title: string;
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** All tables of a run, for the terminal and the report. */
export function tables(results: Results): Table[] {
  return [
    lighthouseTable(results),
    paintTable(results),
    weightTable(results),
    navigationTable(results),
    downTable(results),
  ].filter(({ rows }) => rows.length);
}

/** A table as plain text: texts on the left, numbers aligned to the right. */
export function plainText({ title, note, head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const words = (column: number) => rows.every((row) => !/^[\d.]/.test(row[column] ?? ''));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        words(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [
    title,
    note,
    '',
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
  ].join('\n');
}

/** A table in Markdown, for the README. */
export function markdown({ title, note, head, rows }: Table): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const text = [`**${title}.** ${note}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)];
  return text.join('\n');
}

function lighthouseTable({ lighthouse }: Results): Table {
  const places = visited(lighthouse);
  const row = ({ page, subject }: (typeof places)[number]) => {
    const middle = (figure: (visit: LighthouseVisit) => number) =>
      median(figures(lighthouse, page, subject, figure));
    return [
      page,
      subjects[subject].title,
      ...[
        middle((visit) => visit.performance),
        middle((visit) => visit.accessibility),
        middle((visit) => visit.bestPractices),
        middle((visit) => visit.seo),
        middle((visit) => visit.fcp),
        middle((visit) => visit.lcp),
        middle((visit) => visit.tbt),
      ].map((value) => value.toFixed(0)),
      middle((visit) => visit.cls).toFixed(3),
      middle((visit) => visit.si).toFixed(0),
    ];
  };
  const runs = Math.max(
    0,
    ...places.map(({ page, subject }) => figures(lighthouse, page, subject, () => 0).length),
  );
  return {
    title: `Lighthouse, phone, median of ${runs}`,
    note: 'Scores of 100; times in milliseconds, simulated by Lighthouse.',
    head: ['Page', 'What', 'Perf', 'A11y', 'Best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'SI'],
    rows: places.map(row),
  };
}

function paintTable({ paints }: Results): Table {
  const places = visited(paints);
  const row = ({ page, subject }: (typeof places)[number]) => {
    const first = figures(paints, page, subject, ({ fcp }) => fcp);
    const largest = figures(paints, page, subject, ({ lcp }) => lcp);
    const bareFirst = figures(paints, page, 'bare', ({ fcp }) => fcp);
    const bareLargest = figures(paints, page, 'bare', ({ lcp }) => lcp);
    const compared = subject === 'site' || subject === 'last';
    return [
      page,
      subjects[subject].title,
      both(first, 0),
      both(largest, 0),
      compared ? ratios(first, bareFirst) : '',
      compared ? ratios(largest, bareLargest) : '',
      median(figures(paints, page, subject, ({ cls }) => cls)).toFixed(4),
      median(figures(paints, page, subject, ({ longestTask }) => longestTask)).toFixed(0),
    ];
  };
  const runs = Math.max(
    0,
    ...places.map(({ page, subject }) => figures(paints, page, subject, () => 0).length),
  );
  return {
    title: `Painted on a slow phone, median / lower quartile of ${runs}`,
    note: 'Really throttled: 150 ms round trip, 1.6 Mbit/s, slow start, processor 4 times slower. Milliseconds; × is against the same page without scripts.',
    head: ['Page', 'What', 'FCP', 'LCP', '× FCP', '× LCP', 'Shift', 'Longest task'],
    rows: places.map(row),
  };
}

function weightTable({ weights }: Results): Table {
  const floor = weights.find(({ subject }) => subject === 'empty')?.found.scripts ?? Number.NaN;
  return {
    title: 'Bytes on a phone before the visitor acts',
    note: 'Kilobytes of 1,000, text in Brotli 11; exact. Styles stand in the HTML and are part of it. × is against the scripts of the empty page.',
    head: [
      'Page',
      'What',
      'HTML',
      'of it styles',
      'Scripts',
      '× Scripts',
      'Later scripts',
      'Style files',
      'Fonts',
      'Pictures',
      'Ahead',
      'Requests ahead',
      'Third party',
    ],
    rows: sorted(weights).map(({ page, subject, found }) => [
      page,
      subjects[subject].title,
      kilobytes(found.html),
      kilobytes(found.styles),
      kilobytes(found.scripts),
      Number.isNaN(floor) ? '' : (found.scripts / floor).toFixed(3),
      kilobytes(found.laterScripts),
      kilobytes(found.styleFiles),
      kilobytes(found.fonts),
      kilobytes(found.pictures),
      kilobytes(found.ahead),
      String(found.aheadRequests),
      String(found.thirdPartyRequests),
    ]),
  };
}

function navigationTable({ navigations }: Results): Table {
  const places = visited(navigations);
  return {
    title: 'From a press on a link to the new page, median',
    note: 'The same slow phone. Milliseconds; × is by the router against a whole load.',
    head: ['To', 'What', 'By the router', 'Whole load', '×'],
    rows: places.map(({ page, subject }) => {
      const soft = median(figures(navigations, page, subject, (found) => found.soft));
      const full = median(figures(navigations, page, subject, (found) => found.full));
      return [page, subjects[subject].title, soft.toFixed(0), full.toFixed(0), (soft / full).toFixed(2)];
    }),
  };
}

/** The failed audits of the site itself. */
function downTable({ lighthouse }: Results): Table {
  const own = lighthouse.filter(({ subject }) => subject === 'site');
  const found = own.flatMap(({ page, found: { markedDown } }) =>
    markedDown.map((down) => ({ page, ...down })),
  );
  const keys = [...new Set(found.map(({ page, audit }) => `${page} ${audit}`))];
  return {
    title: 'What Lighthouse marked down on this site',
    note: 'Each audit below 1 in at least one visit, with its median among those visits.',
    head: ['Page', 'Audit', 'Visits', 'Score', 'For example'],
    rows: keys.map((key) => {
      const alike = found.filter(({ page, audit }) => `${page} ${audit}` === key);
      const [{ page, audit, shown } = { page: '', audit: '', shown: '' }] = alike;
      return [page, audit, String(alike.length), median(alike.map(({ score }) => score)).toFixed(2), shown];
    }),
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const both = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} / ${lowerQuartile(values).toFixed(digits)}`;
const ratios = (values: readonly number[], base: readonly number[]) =>
  base.length
    ? `${(median(values) / median(base)).toFixed(2)} / ${(lowerQuartile(values) / lowerQuartile(base)).toFixed(2)}`
    : '';

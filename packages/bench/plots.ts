import type { Growth } from './growth/grow';
import { escaped, type Plot } from './report';
import { figures, type Results, type Subject, subjects, visited } from './results';
import { lowerQuartile, median } from './statistics';

type Row = { label: string; subject: Subject; values: readonly number[] };

const colours: Readonly<Record<Subject, string>> = {
  site: '#d4532b',
  bare: '#07497a',
  last: '#8a6d1d',
  empty: '#6b7c85',
};
const left = 230;
const width = 900;
const rowHeight = 22;

/** The plots of a comparison: a dot for every value, a bar for the median, a line for the lower quartile. */
export function comparisonPlots({ paints, lighthouse }: Results): Plot[] {
  const rows = <Found>(visits: Parameters<typeof figures<Found>>[0], figure: (found: Found) => number) =>
    visited(visits).map(({ page, subject }) => ({
      label: `${page}  ${subjects[subject].title}`,
      subject,
      values: figures(visits, page, subject, figure),
    }));
  return [
    { title: 'First paint on a slow phone, ms', rows: rows(paints, ({ fcp }) => fcp) },
    { title: 'Largest paint on a slow phone, ms', rows: rows(paints, ({ lcp }) => lcp) },
    { title: 'Largest paint as Lighthouse simulates it, ms', rows: rows(lighthouse, ({ lcp }) => lcp) },
  ]
    .filter((plot) => plot.rows.length)
    .map(({ title, rows: drawn }) => ({ title, svg: plot(drawn, title) }));
}

/** The plots of a growing catalogue: the time of a build, and the size of the page with the longest list. */
export function growthPlots(growths: readonly Growth[]): Plot[] {
  const rows = (figure: (growth: Growth) => number | undefined): Row[] =>
    growths.map((growth) => ({
      label: `${growth.tours} tours, ${growth.reviews} reviews`,
      subject: 'site',
      values: [figure(growth) ?? Number.NaN].filter((value) => !Number.isNaN(value)),
    }));
  return [
    { title: 'Processor time of a build, s', rows: rows(({ cost }) => cost.processorSeconds) },
    { title: 'Memory of a build, MB', rows: rows(({ cost }) => cost.memory / 1e6) },
    { title: 'The home page, kB', rows: rows(({ size }) => size && size.home / 1000) },
    { title: 'A tour page, kB', rows: rows(({ size }) => size && size.tour / 1000) },
  ].map(({ title, rows: drawn }) => ({ title, svg: plot(drawn, title) }));
}

function plot(rows: readonly Row[], title: string): string {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const x = (value: number) => (left + (value / most) * (width - left - 70)).toFixed(1);
  const marks = rows.map(({ label, subject, values }, index) => {
    const top = index * rowHeight;
    const middle = median(values);
    const colour = colours[subject];
    if (!values.length) return `<text x="0" y="${top + 15}">${escaped(label)}: nothing</text>`;
    return [
      `<text x="0" y="${top + 15}">${escaped(label)}</text>`,
      `<rect x="${left}" y="${top + 4}" width="${Number(x(middle)) - left}" height="14" fill="${colour}" fill-opacity=".3"/>`,
      `<path d="M${x(lowerQuartile(values))} ${top + 2}v18" stroke="${colour}" stroke-width="2"/>`,
      ...values.map(
        (value) => `<circle cx="${x(value)}" cy="${top + 11}" r="3" fill="${colour}" fill-opacity=".7"/>`,
      ),
      `<text x="${x(most)}" dx="8" y="${top + 15}">${middle.toFixed(0)}</text>`,
    ].join('');
  });
  const height = rows.length * rowHeight;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" font-size="13" role="img" aria-label="${escaped(title)}">${marks.join('\n')}</svg>`;
}

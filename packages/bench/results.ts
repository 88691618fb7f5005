import type { LighthouseVisit } from './lighthouse';
import type { Navigation } from './navigate';
import type { Noise } from './noise';
import type { Paint } from './paint';
import type { Weight } from './weigh';

/** What is measured side by side, by the host it is served under. */
export const subjects = {
  site: { host: 'www.boat-adventures.example', title: 'this site' },
  bare: { host: 'without-scripts.example', title: 'without scripts' },
  last: { host: 'last-release.example', title: 'last release' },
  empty: { host: 'empty-page.example', title: 'empty page' },
} as const;

export type Subject = keyof typeof subjects;

/** One visit, or all that are alike. The empty page is one page only, '/'. */
export type Visited<Found> = { page: string; subject: Subject; found: Found };

/** Everything one run has found; what the tables and the plots are made of. */
export type Results = {
  made: string;
  noise: Noise;
  lighthouse: readonly Visited<LighthouseVisit>[];
  paints: readonly Visited<Paint>[];
  weights: readonly Visited<Weight>[];
  navigations: readonly Visited<Navigation>[];
};

/** The figures of one kind for one page of one subject, in the order they were measured. */
export function figures<Found>(
  visits: readonly Visited<Found>[],
  page: string,
  subject: Subject,
  figure: (found: Found) => number,
): number[] {
  return visits
    .filter((visit) => visit.page === page && visit.subject === subject)
    .map(({ found }) => figure(found))
    .filter((value) => !Number.isNaN(value));
}

/** What was visited, page by page, each once. */
export function visited(visits: readonly Visited<unknown>[]): { page: string; subject: Subject }[] {
  const once = new Map(visits.map(({ page, subject }) => [`${page} ${subject}`, { page, subject }]));
  return sorted([...once.values()]);
}

/** Page by page in the order they were visited, and for each the subjects in the order above. */
export function sorted<Place extends { page: string; subject: Subject }>(places: readonly Place[]): Place[] {
  const order = Object.keys(subjects);
  const pages = [...new Set(places.map(({ page }) => page))];
  return [...places].sort(
    (a, b) =>
      pages.indexOf(a.page) - pages.indexOf(b.page) || order.indexOf(a.subject) - order.indexOf(b.subject),
  );
}

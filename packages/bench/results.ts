import type { LighthouseVisit } from './lighthouse';
import type { Navigation } from './navigate';
import type { Noise } from './noise';
import type { Paint } from './paint';
import type { Weight } from './weigh';

/** The measured subjects, by their host name. */
export const subjects = {
  site: { host: 'www.boat-adventures.example', title: 'this site' },
  bare: { host: 'without-scripts.example', title: 'without scripts' },
  last: { host: 'last-release.example', title: 'last release' },
  empty: { host: 'empty-page.example', title: 'empty page' },
} as const;

export type Subject = keyof typeof subjects;

/** One visit, or several equal ones. The empty page has only the path '/'. */
export type Visited<Found> = { page: string; subject: Subject; found: Found };

/** All results of one run, for the tables and the plots. */
export type Results = {
  made: string;
  noise: Noise;
  lighthouse: readonly Visited<LighthouseVisit>[];
  paints: readonly Visited<Paint>[];
  weights: readonly Visited<Weight>[];
  navigations: readonly Visited<Navigation>[];
};

/** The values of one kind for one page of one subject, in the order of measurement. */
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

/** The visited pages and subjects, each once. */
export function visited(visits: readonly Visited<unknown>[]): { page: string; subject: Subject }[] {
  const once = new Map(visits.map(({ page, subject }) => [`${page} ${subject}`, { page, subject }]));
  return sorted([...once.values()]);
}

/** Sorted by page in the order of visits, then by subject in the order above. */
export function sorted<Place extends { page: string; subject: Subject }>(places: readonly Place[]): Place[] {
  const order = Object.keys(subjects);
  const pages = [...new Set(places.map(({ page }) => page))];
  return [...places].sort(
    (a, b) =>
      pages.indexOf(a.page) - pages.indexOf(b.page) || order.indexOf(a.subject) - order.indexOf(b.subject),
  );
}

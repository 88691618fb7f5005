import { about } from './about';
import { accessibility } from './accessibility';
import { boatHire } from './boat-hire';
import { contact } from './contact';
import { faq } from './faq';
import { gettingHere } from './getting-here';
import { home } from './home';
import { siteUrl } from './page-settings';
import { planner } from './planner';
import { pricesUpdated } from './prices';
import { privacy } from './privacy';
import type { Picture } from './schema/parts';
import type { Ink, Tour } from './schema/tours';
import { tourPath, tours, toursUpdated, tourTitle } from './tours';

/** A page as it is found and shared. */
export type Page = {
  path: string;
  /** Its short name, in the breadcrumbs, the footer and llms.txt. */
  name: string;
  /** At most 60 and 160 characters, no two pages the same. */
  title: string;
  description: string;
  /** The picture and the ink of its preview. */
  picture: Picture;
  ink: Ink | 'deep' | 'accent';
  /** All pictures of its own, for the sitemap. */
  pictures: readonly Picture[];
  /** The day its words or figures were last changed, as '2026-11-21'. */
  updated: string;
  /** Other addresses that lead to it: those people type or guess, and old ones. */
  alsoAt?: readonly string[] | undefined;
};

/**
 * Every page of the site: the one list from which the sitemap, the previews, the breadcrumbs, the footer and llms.txt are
 * made. The error page is no page to be found.
 */
export const pages: readonly Page[] = [
  {
    path: '/',
    name: 'Home',
    ...home.meta,
    picture: home.slides[0],
    ink: 'deep',
    pictures: [...home.slides, ...tours.map((tour) => tour.image)],
    updated: latest(home.meta.updated, toursUpdated, pricesUpdated),
  },
  ...tours.map(tourPage),
  {
    path: '/boat-hire',
    name: boatHire.hero.title,
    ...boatHire.meta,
    picture: boatHire.hero.picture,
    ink: 'accent',
    pictures: [boatHire.hero.picture, ...boatHire.sections.map((section) => section.picture)],
    updated: latest(boatHire.meta.updated, pricesUpdated),
    alsoAt: ['/boathire', '/hire'],
  },
  {
    path: '/about',
    name: about.hero.title,
    ...about.meta,
    picture: about.hero.picture,
    ink: 'deep',
    pictures: [about.hero.picture, ...about.sections.map((section) => section.picture)],
    updated: latest(about.meta.updated, gettingHere.updated, planner.updated),
    alsoAt: ['/about-us'],
  },
  {
    path: '/faq',
    name: faq.hero.title,
    ...faq.meta,
    picture: faq.hero.picture,
    ink: 'deep',
    pictures: [faq.hero.picture],
    updated: latest(faq.meta.updated, pricesUpdated),
    alsoAt: ['/faqs'],
  },
  {
    path: '/contact',
    name: 'Contact',
    ...contact.meta,
    picture: contact.poster.picture,
    ink: 'deep',
    pictures: [contact.poster.picture],
    alsoAt: ['/book', '/booking', '/enquire', '/contact-us'],
  },
  {
    path: '/privacy',
    name: privacy.title,
    ...privacy.meta,
    picture: contact.poster.picture,
    ink: 'deep',
    pictures: [],
  },
  {
    path: '/accessibility',
    name: accessibility.title,
    ...accessibility.meta,
    picture: contact.poster.picture,
    ink: 'deep',
    pictures: [],
  },
];

/** Every other address, and where it leads. */
export const redirects: Readonly<Record<string, string>> = {
  '/tours': '/#tours',
  ...Object.fromEntries(
    pages.flatMap(({ path, alsoAt = [] }) =>
      alsoAt.filter((other) => other !== path).map((other) => [other, path]),
    ),
  ),
};

/** The page of a path. Throws for a path that is none of ours. */
export function findPage(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page '${path}' in data/pages.ts.`);
  return page;
}

/** The one address of a page, as its canonical link, the sitemap and the graph of machines have it. */
export const pageUrl = (path: string) => siteUrl + (path === '/' ? '' : path);

/** The way down to a page, from the home page to itself. Tours have no page of their own above them, only a part of one. */
export function trailTo(path: string): { name: string; path: string }[] {
  const { name } = findPage(path);
  const above = path.startsWith('/tours/') ? [{ name: 'Tours', path: '/#tours' }] : [];
  return [{ name: 'Home', path: '/' }, ...above, { name, path }];
}

/** The picture of a page's preview: what it is named after, 'fishing', where it lies, and its size in pixels. */
export const shareName = (path: string) => path.split('/').at(-1) || 'home';
export const sharePath = (path: string) => `/share/${shareName(path)}.jpg`;
export const shareSize = { width: 1200, height: 630 } as const;

/** The last of some days. */
function latest(first: string, ...others: readonly string[]): string {
  return [first, ...others].sort().at(-1) ?? first;
}

function tourPage(tour: Tour): Page {
  return {
    path: tourPath(tour.slug),
    name: tour.name,
    title: tourTitle(tour),
    description: tour.metaDescription ?? tour.description,
    picture: tour.hero,
    ink: tour.ink,
    pictures: [tour.hero, ...tour.sections.map((section) => section.image)],
    updated: latest(toursUpdated, pricesUpdated),
    alsoAt: tour.alsoAt,
  };
}

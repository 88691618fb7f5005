import texts from '../data/pages.json' with { type: 'json' };
import type { Picture } from '../data/schema/parts';
import type { Ink, Tour } from '../data/schema/tours';
import { dateInWords } from './calendar-day';
import {
  about,
  accessibility,
  boatHire,
  contact,
  faq,
  gettingHere,
  home,
  planner,
  privacy,
  tourPage,
} from './content';
import { fill } from './fill';
import { ownerAnswers } from './owner-answers';
import { siteUrl } from './page-settings';
import { pictureKey } from './picture-files';
import { priceOf, pricesUpdated } from './prices';
import { site } from './site';
import { allTours, tours, toursUpdated } from './tours';

/** The path of a page. */
export type PagePath =
  | '/'
  | '/about'
  | '/accessibility'
  | '/boat-hire'
  | '/contact'
  | '/faq'
  | '/privacy'
  | `/tours/${string}`;

/** The facts of a page for search engines, link previews and navigation. */
export type Page = {
  path: PagePath;
  /** Its short name, in the breadcrumbs, the footer and llms.txt. */
  name: string;
  /** At most 60 and 160 characters, different on each page. */
  title: string;
  description: string;
  /** The picture and the ink of its link preview. */
  picture: Picture;
  ink: Ink | 'deep' | 'accent';
  /** All its own pictures, for the sitemap. */
  pictures: readonly Picture[];
  /** The day of the last change of its texts or numbers, such as '2026-11-21'. */
  updated: string;
  /** Other addresses that redirect to it: old ones, and those that people type or guess. */
  alsoAt?: readonly string[] | undefined;
};

/** A page's full title, such as 'FAQ | Magnetic Island Boat Adventures'. */
export const pageTitle = (name: string) => `${name} | ${site.name}`;

/** The title of a tour's page. */
export const tourTitle = (tour: { name: string }) => pageTitle(fill(texts.tours.title, { name: tour.name }));

/**
 * Every page of the site except the error page. The sitemap, the link previews, the breadcrumbs, the footer and llms.txt use this
 * list.
 */
export const pages: readonly Page[] = [
  { ...pageOf('/', homeContent(), ...toursUpdated, pricesUpdated, ownerAnswers.updated), title: home.title },
  ...allTours.map(pageOfTour),
  {
    ...pageOf('/boat-hire', boatHire, pricesUpdated, ownerAnswers.updated),
    ink: 'accent',
    ...texts.boatHire,
  },
  {
    ...pageOf('/about', aboutContent(), gettingHere.updated, planner.updated, ownerAnswers.updated),
    ...texts.about,
  },
  { ...pageOf('/faq', faq, ...toursUpdated, pricesUpdated, ownerAnswers.updated), ...texts.faq },
  {
    ...pageOf(
      '/contact',
      { ...contact, title: texts.contact.name, hero: contact.panel },
      ownerAnswers.updated,
    ),
    ...texts.contact,
  },
  pageOf('/privacy', privacy),
  pageOf('/accessibility', accessibility),
];

/** Every picture of the site once. The build makes its sizes. */
export function allPictures(): readonly Picture[] {
  const cards = allTours.map(({ image }) => image);
  const pictures = [...pages.flatMap((page) => page.pictures), ...cards, site.notFoundPicture];
  return [...new Map(pictures.map((picture) => [pictureKey(picture), picture])).values()];
}

/** Every other address and its target. */
export const redirects: Readonly<Record<string, string>> = {
  '/tours': '/#tours',
  ...Object.fromEntries(
    pages.flatMap(({ path, alsoAt = [] }) =>
      alsoAt.filter((other) => other !== path).map((other) => [other, path]),
    ),
  ),
};

/** The page of a path. Throws for an unknown path. */
export function findPage(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page '${path}' in site/pages.ts.`);
  return page;
}

/** The address of a tour's page. */
export function tourPath<Slug extends string>(slug: Slug) {
  return `/tours/${slug}` as const;
}

/** The canonical address of a page, as in the sitemap and the structured data. */
export const pageUrl = (path: string) => siteUrl + (path === '/' ? '' : path);

/** The breadcrumbs of a page, from the home page to the page itself. The parent of a tour is the section of the home page. */
export function trailTo(path: string): { name: string; path: PagePath | '/#tours' }[] {
  const page = findPage(path);
  const above = path.startsWith('/tours/') ? [{ name: texts.tours.name, path: '/#tours' } as const] : [];
  return [{ name: texts.home.name, path: '/' }, ...above, page];
}

type Part = { title?: string; picture?: Picture | undefined };
type PageContent = Part & { description: string; updated: string; hero?: Part; sections?: readonly Part[] };

/**
 * A page with the pictures of its hero and sections. Without any, its link preview has the picture of the contact page.
 * @param dates the last changes of its other content
 */
function pageOf(path: PagePath, content: PageContent, ...dates: readonly string[]): Page {
  const { description, updated, hero, sections = [], title: name = hero?.title ?? '' } = content;
  const pictures = [hero, ...sections].flatMap((part) => part?.picture ?? []);
  const [picture = contact.panel.picture] = pictures;
  return {
    path,
    name,
    title: pageTitle(name),
    description,
    picture,
    ink: 'deep',
    pictures,
    updated: [updated, ...dates].sort().at(-1) ?? updated,
  };
}

function homeContent(): PageContent {
  const pictures = [...home.slides, ...tours.map(({ image }) => image)];
  return { ...home, title: texts.home.name, sections: pictures.map((picture) => ({ picture })) };
}

function aboutContent(): PageContent {
  return { ...about, sections: [...about.sections, ownerAnswers.boat, ...ownerAnswers.crew] };
}

function pageOfTour(tour: Tour): Page {
  const { name, slug, ink, alsoAt, backOn } = tour;
  const description = backOn
    ? fill(tourPage.off.description, { name, day: dateInWords(backOn) })
    : `${tour.metaDescription ?? tour.description} ${priceOf(tour)}.`;
  const sections = tour.sections.map(({ image }) => ({ picture: image }));
  const content = { title: name, description, updated: tour.updated, hero: { picture: tour.hero }, sections };
  const page = pageOf(tourPath(slug), content, ...toursUpdated, pricesUpdated, ownerAnswers.updated);
  return { ...page, title: tourTitle(tour), ink, alsoAt };
}

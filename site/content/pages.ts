import texts from '../../data/pages.json' with { type: 'json' };
import type { CustomPage } from '../../data/schema/custom-pages';
import type { Picture } from '../../data/schema/parts';
import type { Ink, Tour } from '../../data/schema/tours';
import { ownerAnswers } from '../facts/owner-answers';
import { pictureKey } from '../facts/picture-files';
import { priceOf } from '../facts/prices';
import { tourAddress, toursAddress } from '../facts/tour-address';
import { dateInWords } from '../words/calendar-day';
import { fill } from '../words/fill';
import { type CustomAddress, customAddress, customPages } from './custom-pages';
import { siteUrl } from './settings';
import { site } from './site';
import * as content from './texts';
import { allTours, tours } from './tours';

/** The addresses of the pages without those of the tours. */
export type SinglePath =
  | '/'
  | '/about'
  | '/accessibility'
  | '/boat-hire'
  | '/contact'
  | '/faq'
  | '/privacy';
type PagePath = SinglePath | `/tours/${string}`;

export type Question = {
  /** Its anchor on the page, as in `/faq#prices`. */
  slug: string;
  question: string;
  answer: readonly string[];
};

/**
 * The facts of a page for search engines, link previews (`picture`, `ink`) and
 * navigation (`name`).
 */
export type Page = {
  path: PagePath | CustomAddress;
  ofTour?: true;
  name: string;
  /** At most 60 and 160 characters, different on each page. */
  title: string;
  description: string;
  picture: Picture;
  ink: Ink | 'deep' | 'accent';
  /** All its own pictures, for the sitemap. */
  pictures: readonly Picture[];
  /** Those of them that are shown uncut. */
  gallery: readonly Picture[];
  /** Other addresses that redirect to it. */
  alsoAt?: readonly string[] | undefined;
  linkedFrom?: NonNullable<CustomPage['linkedFrom']>;
  questions?: readonly Question[];
};

/** 'FAQ | Magnetic Island Boat Adventures'. A long name stands alone. */
export function pageTitle(name: string, more = site.name): string {
  const title = `${name} | ${more}`;
  return title.length > 60 ? name : title;
}

/** The most letters of words that leave room for a price behind them. */
const BEFORE_PRICE = 130;

/**
 * What search engines are told of a tour: the first of its words for them, its
 * lead and the text of its card that is short enough. The price follows where
 * it fits.
 */
export function tourDescription(tour: Tour): string {
  const { metaDescription = '', description, summary } = tour;
  const words =
    [metaDescription, description].find(
      ({ length }) => length > 0 && length <= BEFORE_PRICE,
    ) ?? summary;
  const withPrice = `${words} ${priceOf(tour)}.`;
  return withPrice.length > 160 ? words : withPrice;
}

const { about, home } = content;
const homePictures = [...home.slides, ...tours.map(({ image }) => image)];
const homePage = {
  ...home,
  description: site.description,
  sections: homePictures.map((picture) => ({ picture })),
};
const aboutPage = {
  ...about,
  sections: [...about.sections, ownerAnswers.boat, ...ownerAnswers.crew],
};

/** Every page but the error page. Footer, sitemap and llms.txt list them. */
export const pages: readonly Page[] = [
  pageOf('/', homePage, {
    ...texts.home,
    title: pageTitle(site.name, home.title),
  }),
  ...allTours.map(pageOfTour),
  pageOf('/boat-hire', content.boatHire, { ...texts.boatHire, ink: 'accent' }),
  pageOf('/about', aboutPage, texts.about),
  pageOf('/faq', content.faq, {
    ...texts.faq,
    questions: content.faq.entries,
  }),
  ...customPages.map(pageOfCustom),
  pageOf(
    '/contact',
    { ...content.contact, hero: content.contact.panel },
    texts.contact,
  ),
  pageOf('/privacy', content.privacy),
  pageOf('/accessibility', content.accessibility),
];

/** Every picture of the site once. The build makes its sizes. */
export function allPictures(): readonly Picture[] {
  const cards = allTours.map(({ image }) => image);
  const pictures = [
    ...pages.flatMap((page) => page.pictures),
    ...cards,
    site.notFoundPicture,
  ];
  return [
    ...new Map(
      pictures.map((picture) => [pictureKey(picture), picture]),
    ).values(),
  ];
}

const others = pages.flatMap(({ path, alsoAt = [] }) =>
  alsoAt.map((other) => [other, path] as const),
);
/** Every other address and its target. */
export const redirects: Readonly<Record<string, string>> = {
  [toursAddress]: '/#tours',
  ...Object.fromEntries(others.filter(([other, path]) => other !== path)),
};

/** The page of a path. Throws for an unknown path. */
export function findPage(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page)
    throw new Error(`There is no page '${path}' in site/content/pages.ts.`);
  return page;
}

/** The canonical address of a page. */
export const pageUrl = (path: string) => siteUrl + (path === '/' ? '' : path);

/** The breadcrumbs of a page. Tours are below a section of the home page. */
export function trailTo(
  path: string,
): { name: string; path: Page['path'] | '/#tours' }[] {
  const page = findPage(path);
  const above = page.ofTour
    ? [{ name: texts.tours.name, path: '/#tours' } as const]
    : [];
  return [{ name: texts.home.name, path: '/' }, ...above, page];
}

type Part = { title?: string; picture?: Picture | undefined };
type Content = Part & {
  description: string;
  hero?: Part;
  sections?: readonly Part[] | undefined;
  gallery?: readonly Picture[] | undefined;
};

/** Without pictures its link preview has that of the contact page. */
function pageOf(
  path: Page['path'],
  page: Content,
  own: Partial<Page> = {},
): Page {
  const {
    description,
    hero,
    sections = [],
    gallery = [],
    title = hero?.title ?? '',
  } = page;
  const { name = title } = own;
  const pictures = [
    ...[hero, ...sections].flatMap((part) => part?.picture ?? []),
    ...gallery,
  ];
  const [picture = content.contact.panel.picture] = pictures;
  return {
    path,
    name,
    title: pageTitle(name),
    description: shortened(description),
    picture,
    ink: 'deep',
    pictures,
    gallery,
    ...own,
  };
}

function pageOfTour(tour: Tour): Page {
  const { name, slug, ink, alsoAt, backOn } = tour;
  const description = backOn
    ? fill(content.tourPage.off.description, { name, day: dateInWords(backOn) })
    : tourDescription(tour);
  const title = pageTitle(fill(texts.tours.title, { name }));
  return pageOf(
    tourAddress(slug),
    { ...tour, description, hero: { picture: tour.hero } },
    {
      ofTour: true,
      name,
      title,
      ink,
      alsoAt,
    },
  );
}

function pageOfCustom(own: (typeof customPages)[number]): Page {
  const {
    slug,
    title,
    picture,
    alsoAt,
    linkedFrom = 'footer',
    questions,
  } = own;
  return pageOf(
    customAddress(slug),
    {
      ...own,
      description: own.description ?? own.lead,
      hero: { title, picture },
    },
    {
      name: title,
      title: pageTitle(title),
      alsoAt,
      linkedFrom,
      ...(questions.length > 0 && { questions }),
    },
  );
}

/** Words with at most 160 letters, cut between two of them. */
function shortened(words: string): string {
  if (words.length <= 160) return words;
  return `${words.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}

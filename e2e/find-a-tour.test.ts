import { readFileSync } from 'node:fs';
import { labels } from '../site/content/labels';
import { type Page, pages } from '../site/content/pages';
import { filled } from '../site/content/read';
import {
  about,
  boatHire,
  contact,
  faq,
  gettingHere,
  home,
  planner,
  privacy,
  tourPage,
} from '../site/content/texts';
import { tours } from '../site/content/tours';
import {
  contactEmail,
  contactPhone,
  phoneAddress,
} from '../site/facts/contact';
import { harbour } from '../site/facts/harbour';
import { hirePrice, priceOf } from '../site/facts/prices';
import { reviews as allReviews } from '../site/facts/reviews';
import { tourAddress } from '../site/facts/tour-address';
import { services } from '../site/services/services';
import { fill } from '../site/words/fill';
import { originalWords } from '../site/words/original-words';
import { clockTime } from '../site/words/wording';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import { pageOf, shownWords } from './built-pages';

/**
 * The headings of the page's own part, the words of each link in it with its
 * address, and what its pictures show.
 */
function mainOf(path: string) {
  const $ = pageOf(path);
  const links = $('main a').toArray();
  return {
    headings: textsOf($, 'main :is(h1, h2, h3)').map(oneLine),
    links: links.map((link) => [oneLine($(link).text()), $(link).attr('href')]),
    pictures: valuesOf($, 'main img', 'alt'),
  };
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

const reviewTexts = (reviews: typeof allReviews) =>
  reviews.map(({ author_name, text }) => [author_name, originalWords(text)]);

/** The months with their times in words. */
const months = planner.months.map(({ sunset, ...month }) => ({
  ...month,
  sunset: Object.values(sunset).map(clockTime),
}));

/** The texts of the file of a page. */
const ownTexts = (path: string) =>
  filled(JSON.parse(readFileSync(`data${path}.json`, 'utf8')));

/** The content of the pages that show more, or less, than their own file. */
const contents: Partial<Record<Page['path'], unknown>> = {
  '/': [
    { ...home, title: '', tours: { ...home.tours, about: '' } },
    tours.map(({ name, summary }) => [name, summary]),
    reviewTexts(allReviews.slice(0, 12)),
  ],
  '/about': [
    { ...about, boat: '', crew: '' },
    gettingHere,
    { ...planner, months, stingers: '', whales: '' },
  ],
  '/boat-hire': [boatHire, hirePrice],
  '/contact': [
    { ...contact, panel: '', withoutScripts: '' },
    contactEmail,
    contactPhone,
  ],
  '/faq': faq,
  '/privacy': [privacy, services.map(({ name }) => name)],
};
const contentsOfPages = pages
  .filter(({ ofTour, linkedFrom }) => !ofTour && !linkedFrom)
  .map(({ path }): [string, unknown] => [
    path,
    contents[path] ?? ownTexts(path),
  ]);
const contentsOfTours = tours.map((tour): [string, unknown] => [
  tourAddress(tour.slug),
  [
    [tour.description, tour.tourInfo, priceOf(tour), tour.sections],
    tour.when,
    reviewTexts(
      allReviews.filter(({ tour: of }) => of === tour.slug).slice(0, 2),
    ),
  ],
]);

test.each([...contentsOfPages, ...contentsOfTours])(
  '2.7, 3.2, 6.3 %s is complete in the HTML, with the ways to ask round it',
  (path, content) => {
    const $ = pageOf(path);
    const words = oneLine($('main').text());
    const ofPage = textsIn(content).map((text) => oneLine(shownWords(text)));
    expect(ofPage.length).toBeGreaterThan(0);
    expect(ofPage.filter((text) => !words.includes(text))).toEqual([]);
    expect(valuesOf($, 'header a', 'href')).toContain(phoneAddress);
    expect(valuesOf($, 'footer a', 'href')).toContain('/contact');
  },
);

/**
 * The texts of some content that stand in the page as they are: not those for
 * its pictures, its address and search engines.
 */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string')
    return content.includes('{') ? [] : [content];
  if (typeof content !== 'object' || content === null || 'original' in content)
    return [];
  const entries = Object.entries(content).filter(
    ([key]) => !/^(description|slug|updated)$/.test(key),
  );
  return entries.flatMap(([, part]) => textsIn(part));
}

const toGeneral = '/contact?type=General%20Enquiry';
const toHire = '/contact?type=Boat%20Hire';

// Each button to the form preselects its type. The info bar names harbour and
// telephone.
test.each([
  ['/', labels.bookNow, '/contact?type=Tour'],
  ['/', labels.viewTours, '#tours'],
  ['/', home.price.button, '/contact?type=Tour'],
  ['/', shownWords(`${harbour.label} ${labels.newTab}`), harbour.mapUrl],
  ['/', contactPhone, phoneAddress],
  ['/about', about.button, toGeneral],
  ['/faq', faq.closing.button, toGeneral],
  ['/boat-hire', boatHire.hero.button, toHire],
  ['/boat-hire', boatHire.button, toHire],
])("2.4, 2.5, 3.2 on %s '%s' leads to %s", (path, name, address) => {
  expect(mainOf(path).links).toContainEqual([name, address]);
});

test('2.4 the home page greets, and has a card with picture, name and link for each tour', () => {
  const { headings, links, pictures } = mainOf('/');
  expect(headings[0]).toBe(`${home.headline.kicker} ${home.headline.main}`);
  expect(headings).toEqual(
    expect.arrayContaining(tours.map(({ name }) => name)),
  );
  expect(pictures).toEqual(
    expect.arrayContaining(tours.map(({ image }) => image.alt)),
  );
  for (const { name, slug } of tours)
    expect(links).toContainEqual([
      `${home.tours.more} ${fill(home.tours.about, { name })}`,
      tourAddress(slug),
    ]);
});

test('3.9 the home page compares the tours that are on by every fact that one of them has', () => {
  const rows = tours.map((tour) => {
    const { duration, skillLevel } = tour.tourInfo;
    const facts = [
      duration,
      tourPage.groupSize,
      skillLevel,
      priceOf(tour),
      tour.bestFor,
      tour.when,
      tour.season,
    ];
    return oneLine(shownWords([tour.name, ...facts].join('')));
  });
  expect(textsOf(pageOf('/'), 'tr').map(oneLine)).toEqual([
    expect.any(String),
    ...rows,
  ]);
});

test.each(tours)(
  '3.1, 3.9 the page of $name has its headings, its pictures and both buttons, and leads to the months and to the way to the boat',
  ({ name, slug, sections }) => {
    const { headings, links, pictures } = mainOf(tourAddress(slug));
    const address = `/contact?type=Tour&tourId=${slug}`;
    expect(headings[0]).toBe(name);
    expect(headings).toEqual(
      expect.arrayContaining(sections.map(({ title }) => title)),
    );
    expect(pictures).toEqual(
      expect.arrayContaining(sections.map(({ picture }) => picture.alt)),
    );
    expect(links).toContainEqual([tourPage.book, address]);
    expect(links).toContainEqual([
      fill(tourPage.closing.button, { name }),
      address,
    ]);
    const targets = links.map(([, target]) => target);
    expect(targets).toEqual(
      expect.arrayContaining(['/about#planner', '/about#getting-here']),
    );
  },
);

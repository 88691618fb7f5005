import type { Tour } from '../data/schema/tours';
import reviewsFile from '../public/reviews.json' with { type: 'json' };
import { phoneAddress } from '../site/contact-addresses';
import { about, boatHire, contact, faq, home, tourPage } from '../site/content';
import { fill } from '../site/fill';
import { harbour } from '../site/harbour';
import { labels } from '../site/labels';
import { originalWords } from '../site/original-words';
import { tourPath } from '../site/pages';
import { hirePrice, priceOf } from '../site/prices';
import { services } from '../site/services/services';
import { contactEmail, contactPhone } from '../site/settings';
import { tours } from '../site/tours';
import { wordsAndLinks } from '../site/wording';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import { pageOf, shownWords } from './built-pages';

const tourList: readonly Tour[] = tours;
const reviewList: readonly { text: string; tour?: unknown }[] = reviewsFile.reviews;
const tourPaths = tours.map(({ slug }) => tourPath(slug));

/** The words of the page's own part, and of each link in it with its address. */
function mainOf(path: string) {
  const $ = pageOf(path);
  const links = $('main a').toArray();
  return {
    words: oneLine($('main').text()),
    headings: textsOf($, 'main :is(h1, h2, h3)').map(oneLine),
    links: links.map((link) => [oneLine($(link).text()), $(link).attr('href')]),
    pictures: valuesOf($, 'main img', 'alt'),
  };
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const shown = (texts: readonly string[]) => texts.map((text) => oneLine(shownWords(text)));

/** The texts that each page has, also without scripts. */
const texts: Record<string, readonly string[]> = {
  '/': [
    ...tours.flatMap(({ name, summary }) => [name, summary]),
    ...home.hire.points,
    ...reviewsFile.reviews
      .slice(0, 12)
      .flatMap(({ author_name, text }) => [author_name, originalWords(text)]),
    home.wheelchair,
  ],
  '/about': [
    ...about.highlights.flatMap(({ title, text }) => [title, text]),
    ...about.sections.flatMap(({ title, content }) => [title, content]),
    ...about.equipment,
  ],
  '/boat-hire': [
    ...boatHire.facts.flatMap(({ label, value }) => [label, value]),
    ...boatHire.sections.flatMap(({ title, content }) => [title, content]),
    hirePrice,
  ],
  '/faq': faq.entries.flatMap(({ question, answer }) => [question, ...answer]),
  '/contact': [contact.warning, contactEmail, contactPhone],
  '/privacy': services.flatMap(({ name }) => name ?? []),
  ...Object.fromEntries(
    tourList.map((tour) => [
      tourPath(tour.slug),
      [
        tour.description,
        ...Object.values(tour.tourInfo),
        priceOf(tour),
        ...tour.sections.flatMap(({ title, content }) => [title, content]),
        ...reviewList
          .filter(({ tour: of }) => of === tour.slug)
          .slice(0, 2)
          .map(({ text }) => originalWords(text)),
      ],
    ]),
  ),
};

test.each(Object.entries(texts))(
  '%s is complete in the HTML, with the ways to ask round it',
  (path, expected) => {
    const { words } = mainOf(path);
    expect(shown(expected).filter((text) => !words.includes(text))).toEqual([]);
    const $ = pageOf(path);
    expect(valuesOf($, 'header a', 'href')).toContain(phoneAddress);
    expect(valuesOf($, 'footer a', 'href')).toContain('/contact');
  },
);

test('the home page greets with its headline', () => {
  expect(mainOf('/').headings[0]).toBe(`${home.headline.kicker} ${home.headline.main}`);
});

const toGeneral = '/contact?type=General%20Enquiry';
const toHire = '/contact?type=Boat%20Hire';

// Each button to the form preselects its type. The info bar names harbour and telephone.
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
])("on %s '%s' leads to %s", (path, name, address) => {
  expect(mainOf(path).links).toContainEqual([name, address]);
});

test('each tour that is on has a card with picture, name and the way to its page, and no other', () => {
  const { headings, links, pictures } = mainOf('/');
  for (const { name, slug, image } of tourList) {
    expect(headings).toContain(name);
    expect(pictures).toContain(image.alt);
    expect(links).toContainEqual([`${home.tours.more} ${fill(home.tours.about, { name })}`, tourPath(slug)]);
  }
  const targets = valuesOf(pageOf('/'), 'a', 'href');
  const paths = new Set(targets.filter((target) => target.startsWith('/tours/')));
  expect([...paths].sort()).toEqual(tourPaths.toSorted());
});

test('the home page compares the tours that are on by every fact that one of them has', () => {
  const rows = textsOf(pageOf('/'), 'tr').map(oneLine);
  expect(rows).toHaveLength(tours.length + 1);
  for (const [index, tour] of tourList.entries()) {
    const { name, tourInfo, bestFor = '', departure = '', season = '' } = tour;
    const { duration, groupSize, skillLevel } = tourInfo;
    const info = [duration, groupSize, skillLevel, priceOf(tour)];
    const facts = [name, ...info, bestFor, departure, season];
    expect(rows[index + 1]).toBe(oneLine(shownWords(facts.join(''))));
  }
});

test.each(tourPaths)('%s leads to the months and to the way to the boat, which are there', (path) => {
  const targets = mainOf(path).links.map(([, href]) => href);
  const about = pageOf('/about');
  for (const id of ['planner', 'getting-here']) {
    expect(targets).toContain(`/about#${id}`);
    expect(about(`section#${id}`)).toHaveLength(1);
  }
});

test.each(tourList)(
  'the page of $name has its headings, its pictures and both buttons',
  ({ name, slug, sections }) => {
    const { headings, links, pictures } = mainOf(tourPath(slug));
    const address = `/contact?type=Tour&tourId=${slug}`;
    expect(headings[0]).toBe(name);
    expect(headings).toEqual(expect.arrayContaining(sections.map(({ title }) => title)));
    expect(pictures).toEqual(expect.arrayContaining(sections.map(({ image }) => image.alt)));
    expect(links).toContainEqual([tourPage.book, address]);
    expect(links).toContainEqual([fill(tourPage.closing.button, { name }), address]);
  },
);

test('an address in an answer of the FAQ is a link', () => {
  const addresses = faq.entries.flatMap(({ answer }) =>
    answer.flatMap((text) => wordsAndLinks(text).filter((_, index) => index % 2)),
  );
  expect(mainOf('/faq').links.map(([, href]) => href)).toEqual(expect.arrayContaining(addresses));
});

test.each(['/', '/faq'])('on %s hours such as 2-8 stay on one line', (path) => {
  const $ = pageOf(path);
  const texts = $('body, body :not([style*="nowrap"])').contents().toArray();
  const mayBreak = texts.map((node) => ('data' in node ? node.data : ''));
  // Before a range at the start there is no place for a break.
  expect(mayBreak.filter((text) => /.\b\d+-\d+/.test(text))).toEqual([]);
});

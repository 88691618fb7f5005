import { readFileSync } from 'node:fs';
import phrases from '../data/phrases.json' with { type: 'json' };
import type { OwnerAnswers } from '../data/schema/owner-answers';
import { priceLabels, type Tour } from '../data/schema/tours';
import { pages, pageUrl } from '../site/content/pages';
import { about, boatHire, faq, llms, tourPage } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { ownerAnswers } from '../site/facts/owner-answers';
import { priceFrom } from '../site/facts/prices';
import { withPictures } from '../site/facts/shown-content';
import { tourAddress } from '../site/facts/tour-address';
import { analytics } from '../site/services/analytics';
import { dateInWords } from '../site/words/calendar-day';
import { currency } from '../site/words/country';
import { capitalise, counted, fill } from '../site/words/fill';
import { inMoney } from '../site/words/money';
import { numberInWords } from '../site/words/wording';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import { filledFacts, filledTour } from '../tools/testing/filled-facts';
import facts from '../tools/testing/filled-facts.json' with { type: 'json' };
import { graphOf, htmlOf, out, pageOf, previewOut } from './built-pages';

const tourPaths = tours.map(({ slug }) => tourAddress(slug));
const llmsOf = (folder: string) => readFileSync(`${folder}/llms.txt`, 'utf8');
const isKnown = (fact: string | undefined) => Boolean(fact?.trim());

/**
 * The site with what the owner has filled in, and a preview with every fact.
 */
describe.each<[string, OwnerAnswers, readonly Tour[], string | undefined]>([
  [out, ownerAnswers, tours, boatHire.bookAt],
  [
    previewOut,
    withPictures(filledFacts),
    tours.map((tour) => ({ ...tour, ...filledTour(tour) })),
    facts.bookAt,
  ],
])(
  'in %s',
  (folder, {
    boat,
    cancellation,
    crew,
    enquiriesKept,
    rating,
  }, all, hireAt) => {
    test.each(['/', '/boat-hire', ...tourPaths])(
      '3.21 the terms of cancellation, if there are any, stand beside each Book button of %s',
      (path) => {
        const bookButton = 'a:is([href*="type=Tour"], [href*="type=Boat"])';
        const beside = textsOf(
          pageOf(path, folder),
          `main :has(> ${bookButton}) > p`,
        );
        // In the hero, in the panel below and in the bar of phones.
        expect(beside).toEqual(
          isKnown(cancellation) ? Array(3).fill(cancellation) : [],
        );
      },
    );

    const hire = {
      name: boatHire.hero.title,
      path: '/boat-hire',
      bookAt: hireAt,
    };
    test.each([
      ...all.map((tour) => ({ ...tour, path: tourAddress(tour.slug) })),
      hire,
    ])(
      '3.21 $name leads to where it can be booked and paid only if there is such a place',
      ({ path, bookAt }) => {
        const buttons = pageOf(
          path,
          folder,
        )('[data-category=book_online]').toArray();
        expect(buttons.map(({ attribs }) => attribs.href)).toEqual(
          bookAt ? [bookAt] : [],
        );
        const { mainEntity } = graphOf(htmlOf(path, folder)).at(-1);
        const [offer] = [mainEntity.offers].flat();
        const elsewhere = offer.url && offer.url !== pageUrl(path);
        expect(elsewhere ? offer.url : undefined).toBe(bookAt);
      },
    );

    test('3.2, 7.11 About Us shows the boat and the crew with their photographs, as far as they are known', () => {
      const { picture, ...facts } = boat;
      const ofBoat = Object.values(facts).filter(isKnown);
      const ofCrew = crew
        .flatMap(({ name, years, licence }) => [name, years, licence])
        .filter(isKnown);
      const $ = pageOf('/about', folder);
      const headings = textsOf($, 'h2');
      expect(headings.includes(about.boat.heading)).toBe(
        ofBoat.length > 0 || picture !== undefined,
      );
      expect(headings.includes(about.crew.heading)).toBe(crew.length > 0);
      expect(textsOf($, 'dd, h3, p')).toEqual(
        expect.arrayContaining([...ofBoat, ...ofCrew]),
      );
      const pictures = [boat, ...crew].flatMap(
        (each) => each.picture?.alt ?? [],
      );
      expect(valuesOf($, 'img', 'alt')).toEqual(
        expect.arrayContaining(pictures),
      );
      // Assistants read of them too.
      const lines = llmsOf(folder)
        .split('\n')
        .filter((line) =>
          [llms.boat, llms.crew].some((what) => line.startsWith(`- ${what}: `)),
        );
      expect(lines).toHaveLength(
        (ofBoat.length ? 1 : 0) + (crew.length ? 1 : 0),
      );
      for (const fact of [...ofBoat, ...crew.map(({ name }) => name)])
        expect(lines.join()).toContain(fact);
    });

    test('5.2 the privacy page says how long an enquiry and the statistics are kept', () => {
      const words = pageOf('/privacy', folder)('main').text();
      expect(words).toContain(enquiriesKept || phrases.enquiriesKept);
      expect(words).toMatch(
        new RegExp(`${analytics.name} deletes .* (day|month|year)`),
      );
    });

    test('2.5 the home page gives the rating with its day, and no structured data claim it', () => {
      const $ = pageOf('/', folder);
      expect($('main small')).toHaveLength(rating.day ? 1 : 0);
      expect($('main').text()).toContain(
        rating.day &&
          `${rating.words} (${dateInWords(rating.day, { dateStyle: 'long' })})`,
      );
      for (const { path } of pages)
        expect(htmlOf(path, folder)).not.toMatch(/aggregateRating/i);
    });
  },
);

test.each<Tour>(tours)(
  '3.13, 3.17 every place says the same prices, hours and guests of $name',
  (tour) => {
    const { prices, when, startTimes } = filledTour(tour);
    const {
      adult = 0,
      child = 0,
      family = 0,
      privateBoat: [boat = { hours: 0, amount: 0 }] = [],
    } = prices ?? {};
    const path = tourAddress(tour.slug);
    const $ = pageOf(path, previewOut);
    const assistants = llmsOf(previewOut);
    const { mainEntity } = graphOf(htmlOf(path, previewOut)).at(-1);

    const labels = phrases.priceRows;
    const hours = counted(phrases.hours, boat.hours);
    const rows = [
      { name: priceLabels.adult, price: adult },
      { name: priceLabels.child, price: child },
      { name: priceLabels.family, price: family },
      { name: fill(labels.privateBoat, { hours }), price: boat.amount },
    ];
    expect(textsOf($, 'tr')).toEqual(
      rows.map(({ name, price }) => name + inMoney(price)),
    );
    expect(assistants).toContain(
      rows.map(({ name, price }) => `${name}: ${inMoney(price)}`).join('; '),
    );
    expect(mainEntity.offers).toMatchObject(
      rows.map((row) => ({ ...row, priceCurrency: currency })),
    );
    // The price of an adult, not that of a child, a family or a boat.
    const from = priceFrom(adult);
    expect(textsOf($, 'h2')).toContain(
      fill(tourPage.closing.heading, { name: tour.name, price: from }),
    );
    expect($('meta[name="description"]').attr('content')).toContain(
      capitalise(from),
    );
    const card = pageOf('/', previewOut)(`article:has(a[href="${path}"])`);
    expect(card.text()).toContain(capitalise(from));
    for (const other of ['/', '/faq'])
      expect(htmlOf(other, previewOut)).toContain(from);

    const guests = Object.values(filledFacts.whoCanCome);
    expect(textsOf($, 'dd')).toEqual(
      expect.arrayContaining([...guests, when, startTimes]),
    );
    for (const text of [...guests, startTimes])
      expect(assistants).toContain(text);
  },
);

test('3.2, 3.17 every place says the same prices of boat hire', () => {
  const { hire, hirePrices } = facts.prices;
  const path = '/boat-hire';
  const $ = pageOf(path, previewOut);
  const { mainEntity } = graphOf(htmlOf(path, previewOut)).at(-1);
  expect(mainEntity.offers).toMatchObject([
    { price: hire, priceCurrency: currency },
    ...hirePrices.map(({ label, amount }) => ({
      ...{ name: label, price: amount },
      priceCurrency: currency,
    })),
  ]);
  expect($('meta[name="description"]').attr('content')).toContain(
    inMoney(hire),
  );
  expect(pageOf('/', previewOut)('main').text()).toContain(inMoney(hire));
  const words = $('main').text();
  const assistants = llmsOf(previewOut);
  for (const { label, amount } of hirePrices) {
    expect(words).toContain(label + inMoney(amount));
    expect(assistants).toContain(`${label}: ${inMoney(amount)}`);
  }
});

test('7.1 the footer leads to the pages elsewhere, and search engines are told our own', () => {
  const { ours, others } = facts.elsewhere;
  const $ = pageOf('/', previewOut);
  const addresses = [...ours, ...others].map(({ address }) => address);
  expect(valuesOf($, 'footer a[rel="noopener"]', 'href')).toEqual(
    expect.arrayContaining(addresses),
  );
  const business = graphOf(htmlOf('/', previewOut)).find(
    (node: { sameAs?: unknown }) => node.sameAs,
  );
  expect(business.sameAs).toEqual(ours.map(({ address }) => address));
});

test('3.13 the FAQ says who can come and counts the question', () => {
  const $ = pageOf('/faq', previewOut);
  const count =
    faq.entries.filter(({ slug }) => slug !== 'who-can-come').length + 1;
  expect($('details')).toHaveLength(count);
  expect($('p').text()).toContain(capitalise(numberInWords(count)));
  for (const text of Object.values(filledFacts.whoCanCome))
    expect($('#who-can-come').text()).toContain(text);
});

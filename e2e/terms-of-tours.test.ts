import { readFileSync } from 'node:fs';
import { tourPage } from '../site/content';
import { capitalise } from '../site/fill';
import { harbour } from '../site/harbour';
import { ownerAnswers } from '../site/owner-answers';
import { tourPath } from '../site/pages';
import { currency, priceFrom } from '../site/prices';
import { tours } from '../site/tours';
import { scheduleWords } from '../site/wording';
import { textsOf } from '../tools/shared/read-html';
import { filledFacts, filledTour } from '../tools/testing/filled-facts';
import { graphOf, htmlOf, out, pageOf, previewOut } from './built-pages';

const tourPaths = tours.map(({ slug }) => tourPath(slug));
const words = tourPage.beforeYouBook;

describe.each([
  [out, ownerAnswers, tours],
  [previewOut, filledFacts, tours.map((tour) => ({ ...tour, ...filledTour(tour) }))],
])('in %s', (folder, facts, all) => {
  test.each(['/', '/boat-hire', ...tourPaths])(
    'the terms of cancellation, if there are any, stand beside each Book button of %s',
    (path) => {
      const bookButton = 'a:is([href*="type=Tour"], [href*="type=Boat"])';
      const beside = textsOf(pageOf(path, folder), `main :has(> ${bookButton}) > p`);
      // In the hero, in the panel below and in the bar of phones.
      const { cancellation } = facts;
      expect(beside).toEqual(cancellation?.trim() ? Array(3).fill(cancellation) : []);
    },
  );

  test.each(all)(
    'the page of $name has a table of prices and its hours only where they are known',
    ({ slug, prices, schedule, departure }) => {
      const $ = pageOf(tourPath(slug), folder);
      expect($('caption')).toHaveLength(prices ? 1 : 0);
      const labels = textsOf($, 'dt');
      expect(labels.filter((label) => label === words.schedule)).toHaveLength(schedule ? 1 : 0);
      // The hour that the owner has given is the only one.
      expect(labels.filter((label) => label === words.departure)).toHaveLength(
        departure && !schedule ? 1 : 0,
      );
    },
  );
});

test.each(tours)('every place says the same prices and hours of $name', (tour) => {
  const { slug, name } = tour;
  const { prices = {}, schedule } = filledTour(tour);
  const rows = [
    { label: 'Adult', dollars: prices.adult },
    { label: 'Child', dollars: prices.child },
    { label: 'Family', dollars: prices.family },
    { label: 'Private boat, 3 hours', dollars: prices.privateBoat?.[0]?.dollars },
  ];
  const path = tourPath(slug);
  const $ = pageOf(path, previewOut);
  const llms = readFileSync(`${previewOut}/llms.txt`, 'utf8');
  expect(textsOf($, 'tr')).toEqual(rows.map(({ label, dollars }) => `${label}$${dollars}`));
  expect(llms).toContain(rows.map(({ label, dollars }) => `${label}: $${dollars}`).join('; '));
  const hours = schedule ? scheduleWords(schedule) : '';
  expect(textsOf($, 'dd')).toContain(hours);
  expect(llms).toContain(hours);
  // The price of an adult, not that of a child, a family or a boat.
  const from = priceFrom(prices.adult ?? 0);
  expect(textsOf($, 'h2')).toContain(`${name} ${from}`);
  expect($('meta[name="description"]').attr('content')).toContain(capitalise(from));
  for (const other of ['/', '/faq']) expect(htmlOf(other, previewOut)).toContain(from);
  // Search engines.
  const { mainEntity, mentions } = graphOf(htmlOf(path, previewOut)).at(-1);
  expect(mainEntity.offers).toMatchObject(
    rows.map(({ label, dollars }) => ({ name: label, price: dollars, priceCurrency: currency })),
  );
  expect(mentions).toMatchObject({
    '@type': 'Schedule',
    startTime: '07:00:00',
    endTime: '14:30:00',
    byDay: schedule?.days,
    byMonth: [11, 12, 1, 2, 3, 4],
    scheduleTimezone: harbour.timeZone,
  });
});

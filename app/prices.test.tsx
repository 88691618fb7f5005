import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { draftScript } from '@/components/enquiry/draft';
import { TourGrid } from '@/components/home/tour-grid';
import { llmsText } from '@/components/shared/metadata/llms-text';
import { pageGraph } from '@/components/shared/metadata/page-graph';
import { TourPage } from '@/components/tour/tour-page';
import { parse } from '@/data/schema/files';
import type { Tour } from '@/data/schema/tours';
import { findPage, pages } from '@/site/content/pages';
import { tours } from '@/site/content/tours';
import { priceFrom } from '@/site/facts/prices';
import { tourAddress } from '@/site/facts/tour-address';
import { currency } from '@/site/words/country';
import { capitalise } from '@/site/words/fill';
import { inMoney, moneyIn } from '@/site/words/money';
import BoatHirePage from './boat-hire/page';
import FaqPage from './faq/page';

const HIRE = 9_876;
const HALF_DAY = { label: 'Half day', amount: 5_432 };
const OWN = 87_654;

// The boat hire has other prices, and the first tour one of its own. The last
// tour has the common price.
jest.mock('@/data/prices.json', () => ({
  ...jest.requireActual('@/data/prices.json'),
  hire: 9_876,
  hirePrices: [{ label: 'Half day', amount: 5_432 }],
}));
jest.mock('@/site/facts/raw-tours', () => {
  const { rawTours } = jest.requireActual<
    typeof import('@/site/facts/raw-tours')
  >('@/site/facts/raw-tours');
  // The owner may have filled in prices of these tours.
  const on = rawTours.flatMap(({ prices: _, backOn, ...tour }) =>
    backOn ? [] : tour,
  );
  const [first, ...others] = on;
  const common = {
    ...first,
    id: 9_999,
    slug: 'common',
    name: 'Common',
  };
  return {
    rawTours: [{ ...first, prices: { adult: 87_654 } }, ...others, common],
  };
});

// The contact page has it as an inline script, which a test does not run.
new Function(draftScript)();
// The home page fetches its reviews, which this test does not need.
global.fetch = () => new Promise(() => {});

const real = parse(
  'data/prices.json',
  jest.requireActual('@/data/prices.json'),
);
const [own, common] = [tours[0] as Tour, tours.at(-1) as Tour];

/** As the page's text is compared, with any blank as a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

/** What search engines are told of the offers of a page. */
function offersOf(path: string) {
  const graph: { mainEntity?: { offers: object } }[] = JSON.parse(
    JSON.stringify(pageGraph(path)),
  )['@graph'];
  return graph.find(({ mainEntity }) => mainEntity)?.mainEntity?.offers;
}

test.each(
  pages
    .filter(({ ofTour, linkedFrom }) => !ofTour && !linkedFrom)
    .map(({ path }) => path),
)(
  '3.2 a changed price of the hire leaves no trace of the old one on %s',
  async (path) => {
    const { default: Page } = await import(join(__dirname, path, 'page'));
    const { container } = await act(async () => render(<Page />));
    const all = `${container.textContent}${JSON.stringify(pageGraph(path))}${findPage(path).description}`;
    expect(all).not.toContain(inMoney(real.hire));
  },
);

test('3.2 the page of the hire, its description and its structured data have its price', () => {
  render(<BoatHirePage />);
  expect(
    screen.getAllByText(plain(inMoney(HIRE)), { exact: false }).length,
  ).toBeGreaterThan(0);
  expect(findPage('/boat-hire').description).toContain(inMoney(HIRE));
  expect(offersOf('/boat-hire')).toMatchObject([
    { price: HIRE, priceCurrency: currency },
    { price: HALF_DAY.amount },
  ]);
});

test('3.17 other prices of the hire stand beside the main one, for search engines and assistants too', () => {
  render(<BoatHirePage />);
  const { label, amount } = HALF_DAY;
  expect(screen.getByText(label).nextSibling).toHaveTextContent(
    plain(inMoney(amount)),
  );
  expect(offersOf('/boat-hire')).toMatchObject([
    {},
    { name: label, price: amount, priceCurrency: currency },
  ]);
  expect(llmsText()).toContain(`: ${label}: ${inMoney(amount)}`);
});

test.each([
  ['a price of its own', own, OWN, real.tourFrom],
  ['the common price', common, real.tourFrom, OWN],
])('a tour with %s says it, and no other', (_, tour, price, other) => {
  const path = tourAddress(tour.slug);
  const { container } = render(<TourPage tour={tour} />);
  const words = [...container.querySelectorAll('dl,h2')]
    .map(({ textContent }) => textContent)
    .join(' ');
  expect(words).toContain(capitalise(priceFrom(price)));
  for (const { amount } of moneyIn(words)) expect(amount).toBe(price);
  const offers = offersOf(path);
  // Only the price of a table is exact.
  expect(offers).toMatchObject(
    tour === own ? [{ price }] : { priceSpecification: { minPrice: price } },
  );
  expect(findPage(path).description).not.toContain(priceFrom(other));
});

test('the cards, the FAQ and the text for assistants name the price of each tour', () => {
  render(<TourGrid />);
  for (const [{ name }, price] of [
    [own, OWN],
    [common, real.tourFrom],
  ] as const) {
    const card = screen
      .getByRole('heading', { name, level: 3 })
      .closest('article');
    expect(card).toHaveTextContent(plain(capitalise(priceFrom(price))));
  }
  const sentence = `${own.name}: ${priceFrom(OWN)}`;
  expect(llmsText()).toContain(sentence);
  const read = render(<FaqPage />).container.textContent;
  // The owner's answers may name no price.
  if (read?.includes(priceFrom(real.tourFrom)))
    expect(read).toContain(sentence);
});

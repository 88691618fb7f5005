import * as about from './about';
import * as accessibility from './accessibility';
import * as boatHire from './boat-hire';
import * as contact from './contact';
import * as faq from './faq';
import { numberInWords } from './functions/wording';
import * as gettingHere from './getting-here';
import * as home from './home';
import type * as prices from './prices';
import * as privacy from './privacy';
import type { Tour } from './schema/tours';
import * as site from './site';
import * as tourPage from './tour-page';
import * as tours from './tours';

// Mocks replace every number of prices.ts. An old number on a page was typed in a second place.
jest.mock('./prices', () => ({
  tourFrom: '#',
  hire: '#',
  maxPeople: '#',
  groupDeal: { from: '#', to: '#' },
  hirePrice: '#',
  tourPrice: '#',
  priceFrom: () => '#',
  minPrice: () => '#',
  lowestPrice: () => '#',
  ownPrices: () => '#',
  groupPrice: '#',
  upTo: '#',
}));

test.each(
  Object.entries({
    about,
    accessibility,
    boatHire,
    contact,
    faq,
    gettingHere,
    home,
    privacy,
    site,
    tourPage,
    tours,
  }),
)('%s takes prices and group sizes from prices.ts alone', (_name, words) => {
  const { hire, tourFrom, maxPeople, groupDeal } = jest.requireActual<typeof prices>('./prices');
  const ofTours = tours.tours.flatMap(({ price }: Tour) => price ?? []);
  const typedAgain = [
    `\\$\\s?(${[hire, tourFrom, ...ofTours].join('|')})\\b`,
    `\\b(${maxPeople}|${numberInWords(maxPeople)}) people`,
    `\\b${groupDeal.from} (to|or) ${groupDeal.to}\\b`,
  ];
  // A tour may have its own group size.
  const text = JSON.stringify(words, (key, value) => (key === 'tourInfo' ? undefined : value));
  expect(text).not.toMatch(new RegExp(typedAgain.join('|'), 'i'));
});

test('the lowest price counts each tour’s own, and a sentence names those that have one', () => {
  const { lowestPrice, ownPrices, priceFrom, tourFrom } = jest.requireActual<typeof prices>('./prices');
  const [common, low] = [{ name: 'Reef' }, { name: 'Bay', price: tourFrom - 1 }];
  expect(lowestPrice([common])).toBe(priceFrom(tourFrom));
  expect(lowestPrice([common, low])).toBe(priceFrom(low.price));
  expect(ownPrices([common])).toBe('');
  expect(ownPrices([common, low])).toContain(`Bay: ${priceFrom(low.price)}; `);
  expect(ownPrices([common, low])).toContain(priceFrom(tourFrom));
  expect(ownPrices([low])).toBe(`Bay: ${priceFrom(low.price)}`);
  expect(ownPrices(Array(9).fill(low))).toBe('');
});

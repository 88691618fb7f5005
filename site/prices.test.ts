import type { Tour } from '../data/schema/tours';
import { priceRows } from './price-words';
import type * as prices from './prices';
import { allTours } from './tours';
import { numberInWords } from './wording';

// Mocks replace every number of prices.ts. An old number on a page was typed in a second place.
jest.mock('./prices', () => ({
  tourFrom: '#',
  hire: '#',
  maxPeople: '#',
  groupDeal: { from: '#', to: '#' },
}));
jest.mock('./functions/price-words', () => ({
  ...jest.requireActual<typeof import('./functions/price-words')>('./functions/price-words'),
  minPrice: () => '#',
  lowestPrice: () => '#',
  ownPrices: () => '#',
}));

const files =
  'about accessibility boat-hire contact faq getting-here home privacy site tour-page tours notice navigation labels';

test.each(files.split(' '))('%s takes prices and group sizes from prices.ts alone', async (file) => {
  const words = await import(`./${file}`);
  const { hire, tourFrom, maxPeople, groupDeal } = jest.requireActual<typeof prices>('./prices');
  const ofTours = allTours.flatMap((tour: Tour) => [
    ...(tour.price ? [tour.price] : []),
    ...priceRows(tour).map(({ dollars }) => dollars),
  ]);
  const typedAgain = [
    `\\$\\s?(${[hire, tourFrom, ...ofTours].join('|')})\\b`,
    `\\b(${maxPeople}|${numberInWords(maxPeople)}) people`,
    `\\b${groupDeal.from} (to|or) ${groupDeal.to}\\b`,
  ];
  // A tour may have its own group size.
  const text = JSON.stringify(words, (key, value) => (key === 'groupSize' ? undefined : value));
  expect(text).not.toMatch(new RegExp(typedAgain.join('|'), 'i'));
});

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
import * as tourPageWords from './tour-page';
import * as tours from './tours';

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
    tourPageWords,
    tours,
  }),
)('%s takes prices and group sizes from prices.ts alone', (_name, words) => {
  const { hire, tourFrom, maxPeople, groupDeal } = jest.requireActual<typeof prices>('./prices');
  const ofTours = tours.allTours.flatMap(({ price }: Tour) => price ?? []);
  const typedAgain = [
    `\\$\\s?(${[hire, tourFrom, ...ofTours].join('|')})\\b`,
    `\\b(${maxPeople}|${numberInWords(maxPeople)}) people`,
    `\\b${groupDeal.from} (to|or) ${groupDeal.to}\\b`,
  ];
  // A tour may have its own group size.
  const text = JSON.stringify(words, (key, value) => (key === 'tourInfo' ? undefined : value));
  expect(text).not.toMatch(new RegExp(typedAgain.join('|'), 'i'));
});

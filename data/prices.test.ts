import * as about from './about';
import * as accessibility from './accessibility';
import * as boatHire from './boat-hire';
import * as contact from './contact';
import * as faq from './faq';
import * as gettingHere from './getting-here';
import * as home from './home';
import type * as prices from './prices';
import * as privacy from './privacy';
import * as site from './site';
import * as tourPage from './tour-page';
import * as tours from './tours';

// Every number of prices.ts is replaced by a mark: a figure that is left was typed in a second place.
jest.mock('./prices', () => ({
  tourFrom: '#',
  hire: '#',
  maxPeople: '#',
  groupDeal: { from: '#', to: '#' },
  hirePrice: '#',
  tourPrice: '#',
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
  expect(JSON.stringify(words)).not.toMatch(
    /\$\s?\d|\b280\b|\b100\b|\b8 people|eight people|\b6 (to|or) 8\b/i,
  );
});

test('prices.ts states the figures of the business', () => {
  const real = jest.requireActual<typeof prices>('./prices');
  expect(real).toMatchObject({
    hirePrice: '$280',
    tourPrice: 'from about $100 per person',
    groupPrice: 'group deals for 6 to 8 people',
    upTo: 'up to 8 people',
  });
});

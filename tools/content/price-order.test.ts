import { scratch } from '../testing/scratch';
import { priceFindings } from './asked';
import { asLine } from './finding';

// The prices in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

const project = scratch();
const today = '2026-11-27';
const common = {
  tourFrom: '100',
  hire: '280',
  groupDeal: { from: '2', to: '4' },
  maxPeople: '8',
};
/** What is asked about a tour's table of prices, or about the common prices. */
const asked = (table: object | undefined, change: object = {}) =>
  priceFindings(
    project.folder,
    {
      'data/prices.json': { ...common, ...change },
      'data/tours/reef.json': { name: 'Reef', prices: table },
    },
    today,
  ).map((each) => `${each.level}: ${asLine(each)}`);

const boats = (...amounts: number[]) => ({
  privateBoat: amounts.map((amount, index) => ({
    hours: 2 * index + 2,
    amount,
  })),
});

const right = 'green: the prices';
test.each([
  [
    { child: 120 },
    'yellow: Tour Reef → Table of prices → Child is more than the price of an adult, $100; look at',
  ],
  [{ adult: 95, child: 120 }, 'Child is more than the price of an adult, $95;'],
  [{ family: 90 }, 'Family is less than the price of an adult'],
  [{ family: 401 }, 'Family is more than two adults and two children pay'],
  [{ adult: 90, child: 30, family: 241 }, 'Family is more than two adults'],
  [boats(700, 600), 'Price is more than that of more hours'],
  [boats(40), 'Price is less than the price of an adult'],
  [{ adult: 201 }, 'Adult is $201 and a tour is $100; look at the figure'],
  [{ adult: 90, child: 30, family: 240 }, right],
  [boats(600, 600, 900), right],
])('7.17 of the table of prices %j is said: %s', (table, words) => {
  expect(asked(table)).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['Half day', 290, true],
  ['Half day', 280, false],
  ['Two days', 500, false],
])(
  '7.17 boat hire of $280 and %s for %d is asked about: %s',
  (label, amount, isAsked) => {
    expect(asked(undefined, { hirePrices: [{ label, amount }] })).toEqual([
      isAsked
        ? "yellow: Prices → Other prices of boat hire 1 'Half day' → Price is more than that of the whole day, $280; look at the two. (data/prices.json)"
        : right,
    ]);
  },
);

test('7.17 a price that has more than doubled or halved since an earlier day is asked about', () => {
  const write = (day: string, hire: number) =>
    project.write(
      `.copies/${day}-0900/data/prices.json`,
      JSON.stringify({ hire, tourFrom: 100 }),
    );
  write('2026-11-26', 100);
  write(today, 40);
  expect(asked(undefined, { hire: '40' })).toEqual([
    'yellow: Prices → Boat hire is $40 now and was $100; look at the figure. (data/prices.json)',
  ]);
});

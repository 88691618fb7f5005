import { hirePriceFault, tablePriceFault } from './price-order';

const boats = (...amounts: number[]) => ({
  privateBoat: amounts.map((amount, index) => ({
    hours: 2 * index + 2,
    amount,
  })),
});

test.each([
  [{ child: 120 }, 'prices.child is more than the price of an adult'],
  [
    { adult: 95, child: 120 },
    'prices.child is more than the price of an adult',
  ],
  [{ family: 90 }, 'prices.family is less than the price of an adult'],
  [{ family: 401 }, 'prices.family is more than two adults and two children'],
  [{ adult: 90, child: 30, family: 241 }, 'prices.family is more than two'],
  [boats(700, 600), 'prices.privateBoat.0.amount is more than that of more'],
  [boats(40), 'prices.privateBoat.0.amount is less than the price of an adult'],
  [{ adult: 90, child: 30, family: 240 }, ''],
  [boats(600, 600, 900), ''],
])('7.17 the table of prices %j is asked about: %s', (prices, words) => {
  const { path = [], fault = '' } = tablePriceFault(prices, 100) ?? {};
  expect(`${path.join('.')} ${fault}`.trim()).toMatch(new RegExp(`^${words}`));
  expect(Boolean(fault)).toBe(words !== '');
});

test.each([
  ['Half day', 290, true],
  ['Half day', 280, false],
  ['Two days', 500, false],
])(
  '7.17 boat hire of $280 and %s for %d is asked about: %s',
  (label, amount, isFault) => {
    const hirePrices = [{ label, amount }];
    expect(Boolean(hirePriceFault({ hire: 280, hirePrices }))).toBe(isFault);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import type { Tour } from '../../data/schema/tours';
import { allTours } from '../content/tours';
import { inMoney } from '../words/money';
import { numberInWords } from '../words/wording';
import {
  groupDeal,
  hire,
  lowestPrice,
  maxPeople,
  minPrice,
  ownPrices,
  priceFrom,
  priceRows,
  priceWithin,
  tourFrom,
} from './prices';

const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /^(?!prices).*\.json$/.test(name),
);

test.each(files)(
  '%s names prices and group sizes by their values alone',
  (file) => {
    const ofTours = allTours.flatMap((tour) => [
      ...(tour.price ? [tour.price] : []),
      ...priceRows(tour).map(({ amount }) => amount),
    ]);
    const typedAgain = [
      ...[hire, tourFrom, ...ofTours].map(
        (amount) => `\\${inMoney(amount)}\\b`,
      ),
      `\\b(${maxPeople}|${numberInWords(maxPeople)}) people`,
      `\\b${groupDeal.from} (to|or) ${groupDeal.to}\\b`,
    ];
    // A tour may have its own group size.
    const text = readFileSync(`data/${file}`, 'utf8').replace(
      /"groupSize": .*/g,
      '',
    );
    expect(text).not.toMatch(new RegExp(typedAgain.join('|'), 'i'));
  },
);

const boat = { hours: 4, amount: 1800 };
const reef: Pick<Tour, 'name' | 'price' | 'prices'> = { name: 'Reef' };
const bay = { name: 'Bay', price: tourFrom - 1 };
const cove = {
  name: 'Cove',
  price: 100,
  prices: { adult: 120, child: 60, privateBoat: [boat] },
};
const charter = {
  name: 'Charter',
  prices: { family: 10, privateBoat: [boat, { hours: 1, amount: 800 }] },
};

test('the lowest price counts each tour’s own, and a sentence names those that have one', () => {
  expect(lowestPrice([reef])).toBe(priceFrom(tourFrom));
  expect(lowestPrice([reef, bay])).toBe(priceFrom(bay.price));
  expect(ownPrices([reef])).toBe('');
  expect(ownPrices([reef, bay])).toContain(`Bay: ${priceFrom(bay.price)}; `);
  expect(ownPrices([reef, bay])).toContain(priceFrom(tourFrom));
  expect(ownPrices([bay])).toBe(`Bay: ${priceFrom(bay.price)}`);
});

test('3.17 the price of a tour is that of an adult, also where a child or the boat costs less', () => {
  expect(minPrice(cove)).toBe(120);
  expect(priceWithin(cove)).toBe(priceFrom(120));
  expect(ownPrices([cove])).toBe(`Cove: ${priceFrom(120)}`);
  expect(priceRows(cove)).toEqual([
    { label: 'Adult', amount: 120 },
    { label: 'Child', amount: 60 },
    { label: 'Private boat, 4 hours', amount: 1800 },
  ]);
  expect(priceRows(reef)).toEqual([]);
});

test('3.17 a tour with prices for the boat alone says the lowest of them', () => {
  const price = `from ${inMoney(800)} for the boat, 1 hour`;
  expect(priceWithin(charter)).toBe(price);
  expect(ownPrices([charter])).toBe(`Charter: ${price}`);
  expect(lowestPrice([charter, cove])).toBe(priceFrom(120));
  expect(lowestPrice([charter])).toBe(priceWithin(charter));
});

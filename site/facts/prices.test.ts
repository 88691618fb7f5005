import type { Tour } from '../../data/schema/tours';
import { counted, fill } from '../words/fill';
import { inMoney } from '../words/money';
import { phrases } from '../words/phrases';
import {
  lowestPrice,
  ownPrices,
  priceFrom,
  priceWithin,
  tourFrom,
} from './prices';

const boat = { hours: 4, amount: 1800 };
const reef: Pick<Tour, 'name' | 'prices'> = { name: 'Reef' };
const bay = { name: 'Bay', prices: { adult: tourFrom - 1 } };
const cove = {
  name: 'Cove',
  prices: { adult: 120, child: 60, privateBoat: [boat] },
};
const charter = {
  name: 'Charter',
  prices: { family: 10, privateBoat: [boat, { hours: 1, amount: 800 }] },
};

test('the lowest price counts each tour’s own, and a sentence names those that have one', () => {
  expect(lowestPrice([reef])).toBe(priceFrom(tourFrom));
  expect(lowestPrice([reef, bay])).toBe(priceFrom(bay.prices.adult));
  expect(ownPrices([reef])).toBe('');
  expect(ownPrices([reef, bay])).toContain(
    `Bay: ${priceFrom(bay.prices.adult)}; `,
  );
  expect(ownPrices([reef, bay])).toContain(priceFrom(tourFrom));
  expect(ownPrices([bay])).toBe(`Bay: ${priceFrom(bay.prices.adult)}`);
});

test('3.17 a tour with prices for the boat alone says the lowest of them', () => {
  const price = fill(phrases.boatPrice, {
    price: inMoney(800),
    hours: counted(phrases.hours, 1),
  });
  expect(priceWithin(charter)).toBe(price);
  expect(ownPrices([charter])).toBe(`Charter: ${price}`);
  expect(lowestPrice([charter, cove])).toBe(priceFrom(120));
  expect(lowestPrice([charter])).toBe(priceWithin(charter));
});

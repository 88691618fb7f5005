import pricesFile from '../../data/prices.json' with { type: 'json' };
import { parse } from '../../data/schema/files';
import { priceLabels, type Tour } from '../../data/schema/tours';
import { capitalise, counted, fill } from '../words/fill';
import { inMoney } from '../words/money';
import { phrases } from '../words/phrases';

export const {
  tourFrom,
  hire,
  hirePrices = [],
  groupDeal,
  maxPeople,
} = parse('data/prices.json', pricesFile);

export const hirePrice = inMoney(hire);

/** 'from about $100 per person', for the middle of a sentence. */
export const priceFrom = (amount: number) =>
  fill(phrases.tourPrice, { price: inMoney(amount) });

type Priced = Pick<Tour, 'name' | 'prices'>;

/** The cheapest price of the boat, where a tour has none for one person. */
function boatPrice({ prices }: Priced) {
  if (prices?.adult) return undefined;
  return prices?.privateBoat?.toSorted(
    (one, other) => one.amount - other.amount,
  )[0];
}

/** 'from about $100 per person' or 'from $800 for the boat, 4 hours'. */
export function priceWithin(tour: Priced): string {
  const boat = boatPrice(tour);
  if (!boat) return priceFrom(minPrice(tour));
  return fill(phrases.boatPrice, {
    price: inMoney(boat.amount),
    hours: hoursInWords(boat.hours),
  });
}

/** 'From about $100 per person', where it stands alone. */
export const priceOf = (tour: Priced) => capitalise(priceWithin(tour));

/** The lowest price of a tour for one adult: its own, or the common one. */
export const minPrice = ({ prices }: Priced) => prices?.adult ?? tourFrom;

export type PriceRow = (typeof hirePrices)[number];

/** The rows of the tour's table of prices. Without a table there are none. */
export function priceRows({ prices = {} }: Pick<Tour, 'prices'>): PriceRow[] {
  const { privateBoat = [] } = prices;
  const boat = (hours: number) =>
    fill(phrases.priceRows.privateBoat, { hours: hoursInWords(hours) });
  const rows = [
    { label: priceLabels.adult, amount: prices.adult },
    { label: priceLabels.child, amount: prices.child },
    { label: priceLabels.family, amount: prices.family },
    ...privateBoat.map(({ hours, amount }) => ({ label: boat(hours), amount })),
  ];
  return rows.flatMap(({ label, amount }) => (amount ? { label, amount } : []));
}

const hoursInWords = (hours: number) => counted(phrases.hours, hours);

/** Of the cheapest tour for one person; without any, of the cheapest boat. */
export function lowestPrice(tours: readonly Priced[]): string {
  const forOne = tours.filter((tour) => !boatPrice(tour));
  const cost = (tour: Priced) => boatPrice(tour)?.amount ?? minPrice(tour);
  const compared = forOne.length ? forOne : tours;
  return priceWithin(
    compared.reduce((best, tour) => (cost(tour) < cost(best) ? tour : best)),
  );
}

/**
 * The tours with a price of their own, if any: 'Fishing: from about $120 per
 * person; all others: from about $100 per person'.
 */
export function ownPrices(tours: readonly Priced[]): string {
  const own = tours.filter((tour) => tour.prices?.adult || boatPrice(tour));
  const named = own.map((tour) => `${tour.name}: ${priceWithin(tour)}`);
  if (named.length && named.length < tours.length)
    named.push(`${phrases.otherTours}: ${priceFrom(tourFrom)}`);
  return named.join('; ');
}

/** 'group deals for 6 to 8 people', for the middle of a sentence. */
export const groupPrice = fill(phrases.groupPrice, {
  groupFrom: groupDeal.from,
  groupTo: groupDeal.to,
});

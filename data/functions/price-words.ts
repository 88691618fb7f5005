import { groupDeal, hire, maxPeople, tourFrom } from '../prices';
import type { Tour } from '../schema/tours';

/** The price of the boat hire alone, '$280'. */
export const hirePrice = `$${hire}` as const;

/** The phrase for a price of a tour, for the middle of a sentence: 'from about $100 per person'. */
export const priceFrom = (dollars: number) => `from about $${dollars} per person`;

type Priced = Pick<Tour, 'name' | 'price'>;

/** The lowest price of a tour for one person, in dollars: its own, or the common one. */
export const minPrice = (tour: Priced) => tour.price ?? tourFrom;

/** The price of the cheapest tour. */
export const lowestPrice = (tours: readonly Priced[]) => priceFrom(Math.min(...tours.map(minPrice)));

/**
 * The tours with a price of their own: 'Fishing: from about $120 per person; all others: from about $100 per person'.
 * Empty when there are none.
 */
export function ownPrices(tours: readonly Priced[]): string {
  const own = tours.filter(({ price }) => price);
  if (!own.length) return '';
  const named = own.map((tour) => `${tour.name}: ${priceFrom(minPrice(tour))}`);
  return [...named, ...(own.length < tours.length ? [`all others: ${priceFrom(tourFrom)}`] : [])].join('; ');
}

/** 'group deals for 6 to 8 people', for the middle of a sentence. */
export const groupPrice = `group deals for ${groupDeal.from} to ${groupDeal.to} people` as const;

/** 'up to 8 people', for the middle of a sentence. */
export const upTo = `up to ${maxPeople} people` as const;

import type { Tour } from './schema/tours';

/**
 * All prices and group sizes, and the phrases with them. All pages, link previews and structured data read them here, so that one
 * thing cannot have two prices.
 */

/** ISO 4217 code of all prices. */
export const currency = 'AUD';

/** The day of the last change of these numbers. Every page with one of them then counts as changed. */
export const pricesUpdated = '2026-11-21';

/** The starting price of a tour for one person, in dollars. */
export const tourFrom = 100;

/** Boat hire, all day. */
export const hire = 280;

/** The size of a group that may ask for a deal. */
export const groupDeal = { from: 6, to: 8 } as const;

/** The most people on a boat, on tours and for hire. */
export const maxPeople = 8;

/** The number alone, '$280'. */
export const hirePrice = `$${hire}` as const;

/** The phrase for a price of a tour, for the middle of a sentence: 'from about $100 per person'. */
export const priceFrom = (dollars: number) => `from about $${dollars} per person`;

/** The common price, for every tour without its own price in `data/tours.ts`. */
export const tourPrice = priceFrom(tourFrom);

type Priced = Pick<Tour, 'name' | 'price'>;

/** The lowest price of a tour for one person, in dollars. */
export const minPrice = (tour: Priced) => tour.price ?? tourFrom;

/** The price of the cheapest tour. */
export const lowestPrice = (tours: readonly Priced[]) => priceFrom(Math.min(...tours.map(minPrice)));

/**
 * The tours with a price of their own: 'Fishing: from about $120 per person; all others: from about $100 per person'.
 * Empty when there are none, or too many for a sentence.
 */
export function ownPrices(tours: readonly Priced[]): string {
  const own = tours.filter(({ price }) => price);
  if (!own.length || own.length > 8) return '';
  const named = own.map((tour) => `${tour.name}: ${priceFrom(minPrice(tour))}`);
  return [...named, ...(own.length < tours.length ? [`all others: ${tourPrice}`] : [])].join('; ');
}

/** 'group deals for 6 to 8 people', for the middle of a sentence. */
export const groupPrice = `group deals for ${groupDeal.from} to ${groupDeal.to} people` as const;

/** 'up to 8 people', for the middle of a sentence. */
export const upTo = `up to ${maxPeople} people` as const;

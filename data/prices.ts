import type { Tour } from './schema/tours';

/**
 * Every number a visitor may pay or count on, and the phrases built from them. All pages, previews and JSON-LD read
 * them here, so that no two prices can exist for one thing.
 */

/** ISO 4217 code of all prices. */
export const currency = 'AUD';

/** The day these figures were last changed; with it every page that shows one counts as changed. */
export const pricesUpdated = '2026-11-21';

/** Tours start at about this much a person. */
export const tourFrom = 100;

/** Boat hire, all day. */
export const hire = 280;

/** A group of this many people may ask for a deal. */
export const groupDeal = { from: 6, to: 8 } as const;

/** On every boat, tours and hire alike. */
export const maxPeople = 8;

/** '$280', the figure alone. */
export const hirePrice = `$${hire}` as const;

/** A price of tours, worded here alone: 'from about $100 per person', to stand inside a sentence. */
export const priceFrom = (dollars: number) => `from about $${dollars} per person`;

/** The price of every tour that has none of its own in `data/tours.ts`. */
export const tourPrice = priceFrom(tourFrom);

type Priced = Pick<Tour, 'name' | 'price'>;

/** What a tour costs a person at least, in dollars. */
export const minPrice = (tour: Priced) => tour.price ?? tourFrom;

/** The price of the tour that costs least. */
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

/** 'group deals for 6 to 8 people', to stand inside a sentence. */
export const groupPrice = `group deals for ${groupDeal.from} to ${groupDeal.to} people` as const;

/** 'up to 8 people', to stand inside a sentence. */
export const upTo = `up to ${maxPeople} people` as const;

import { groupDeal, hire, maxPeople, tourFrom } from '../prices';
import type { Tour } from '../schema/tours';
import { tourFacts } from './tour-facts';

/** The price of the boat hire alone, '$280'. */
export const hirePrice = `$${hire}` as const;

/** The phrase for a price of a tour, for the middle of a sentence: 'from about $100 per person'. */
export const priceFrom = (dollars: number) => `from about $${dollars} per person`;

type Priced = Pick<Tour, 'slug' | 'name' | 'price'>;

/** The lowest price for one person that the owner has given to this tour: of its table, or `price`. */
export function ownPrice(tour: Priced): number | undefined {
  const { adult = Infinity, child = Infinity } = tourFacts(tour).prices ?? {};
  const lowest = Math.min(adult, child);
  return lowest < Infinity ? lowest : tour.price;
}

/** The lowest price of a tour for one person, in dollars: its own, or the common one. */
export const minPrice = (tour: Priced) => ownPrice(tour) ?? tourFrom;

/** The rows of the tour's table of prices, in dollars. Without a table there are none. */
export function priceRows(tour: { slug: string }): { label: string; dollars: number }[] {
  const { adult, child, family, privateBoat = [] } = tourFacts(tour).prices ?? {};
  const rows = [
    { label: 'Adult', dollars: adult },
    { label: 'Child', dollars: child },
    { label: 'Family', dollars: family },
    ...privateBoat.map(({ hours, dollars }) => ({
      label: `Private boat, ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
      dollars,
    })),
  ];
  return rows.flatMap(({ label, dollars }) => (dollars ? { label, dollars } : []));
}

/** The price of the cheapest tour. */
export const lowestPrice = (tours: readonly Priced[]) => priceFrom(Math.min(...tours.map(minPrice)));

/**
 * The tours with a price of their own: 'Fishing: from about $120 per person; all others: from about $100 per person'.
 * Empty when there are none.
 */
export function ownPrices(tours: readonly Priced[]): string {
  const own = tours.filter(ownPrice);
  if (!own.length) return '';
  const named = own.map((tour) => `${tour.name}: ${priceFrom(minPrice(tour))}`);
  return [...named, ...(own.length < tours.length ? [`all others: ${priceFrom(tourFrom)}`] : [])].join('; ');
}

/** 'group deals for 6 to 8 people', for the middle of a sentence. */
export const groupPrice = `group deals for ${groupDeal.from} to ${groupDeal.to} people` as const;

/** 'up to 8 people', for the middle of a sentence. */
export const upTo = `up to ${maxPeople} people` as const;

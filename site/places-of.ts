import type { Place, Tour } from '../data/schema/tours';
import { places } from './places';

/**
 * The places of a tour: its own in their order, then those that only its itinerary names. The build refuses an unknown one before
 * (tools/build/check-content.ts).
 */
export function placesOf({ places: own = [], itinerary = [] }: Pick<Tour, 'places' | 'itinerary'>): Place[] {
  const slugs = new Set([...own, ...itinerary.map(({ place }) => place)]);
  return [...slugs].flatMap((slug) => places.filter((place) => place.slug === slug));
}

/** The stops of a tour in their order: the time, and the place, words or both, such as 'Geoffrey Bay: a swim'. */
export function stopsOf({ itinerary = [] }: Pick<Tour, 'itinerary'>): { time: string; words: string }[] {
  return itinerary.map(({ time, place, words }) => {
    const name = places.find(({ slug }) => slug === place)?.name;
    return { time, words: [name, words].filter(Boolean).join(': ') };
  });
}

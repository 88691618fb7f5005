import content from '../data/places.json' with { type: 'json' };
import type { Place, Tour } from '../data/schema/tours';

/**
 * The places on the map that our texts name, each from its source, in degrees of WGS 84, good to about 300 m. Along the coast they are in
 * the order of Wikipedia's 'Florence Bay, Queensland' and of beachsafe.org.au, and each spot lies in its dent of the coast in `island.svg`.
 */
export const places: readonly Place[] = content.places;

/** The places of a tour: its own in their order, then those that only its itinerary names. The content check refuses an unknown one. */
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

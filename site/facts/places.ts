import placesFile from '../../data/places.json' with { type: 'json' };
import { parse } from '../../data/schema/files';
import type { Place, Tour } from '../../data/schema/tours';

// Along the coast, the order is that of Wikipedia's 'Florence Bay, Queensland'
// and of beachsafe.org.au.
/**
 * The places that our texts name, in degrees of WGS 84, each from its source,
 * within 300 m and in its dent of `island.svg`.
 */
export const places: readonly Place[] = parse(
  'data/places.json',
  placesFile,
).places;

/**
 * The places of a tour: its own in their order, then those that only its
 * itinerary names. The content check refuses an unknown one.
 */
export function placesOf({
  places: own = [],
  itinerary = [],
}: Pick<Tour, 'places' | 'itinerary'>): Place[] {
  const slugs = new Set([...own, ...itinerary.map(({ place }) => place)]);
  return [...slugs].flatMap((slug) =>
    places.filter((place) => place.slug === slug),
  );
}

/**
 * The stops of a tour in their order: the time, and the place, words or both,
 * such as 'Geoffrey Bay: a swim'.
 */
export function stopsOf({
  itinerary = [],
}: Pick<Tour, 'itinerary'>): { time: string; words: string }[] {
  return itinerary.map(({ time, place, words }) => {
    const name = places.find(({ slug }) => slug === place)?.name;
    return { time, words: [name, words].filter(Boolean).join(': ') };
  });
}

import content from '../data/places.json' with { type: 'json' };
import type { Place, Tour } from '../data/schema/tours';

/**
 * The places on the map. Only what our own texts name, and only where a source gives the place. The figures are degrees in WGS 84, good
 * to about 300 m. `name` in the map begins at the spot plus `label`, in units of the map, which is 360 wide.
 *
 * The order of the bays along the coast is that of Wikipedia's 'Florence Bay, Queensland' (Balding, Radical, Gowrie, Florence, Arthur) and
 * of Surf Life Saving's beachsafe.org.au (Balding, Radical, Florence, Arthur); each spot lies in its dent of the coast in `island.svg`.
 */
export const places: readonly Place[] = content.places;

/**
 * The places of a tour: its own in their order, then those that only its itinerary names. The build refuses an unknown one before
 * (tools/export/check-content.ts).
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

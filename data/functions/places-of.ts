import { places } from '../places';
import type { Place, Tour } from '../schema/tours';
import { tourFacts } from './tour-facts';

/**
 * The places of a tour: its own in their order, then those that only its itinerary names. The build refuses an unknown one before
 * (tools/build/check-content.ts).
 */
export function placesOf(tour: Pick<Tour, 'slug' | 'places'>): Place[] {
  const stops = tourFacts(tour).itinerary ?? [];
  const slugs = new Set([...(tour.places ?? []), ...stops.map(({ place }) => place)]);
  return [...slugs].flatMap((slug) => places.filter((place) => place.slug === slug));
}

/** The stops of a tour in their order: the time, and the place, words or both, such as 'Geoffrey Bay: a swim'. */
export function stopsOf(tour: Pick<Tour, 'slug'>): { time: string; words: string }[] {
  return (tourFacts(tour).itinerary ?? []).map(({ time, place, words }) => {
    const name = places.find(({ slug }) => slug === place)?.name;
    return { time, words: [name, words].filter(Boolean).join(': ') };
  });
}

import placesFile from '../../data/places.json' with { type: 'json' };
import type { Place, Tour } from '../../data/schema/tours';

/**
 * In degrees of WGS 84, each within 300 m and in its dent of `island.svg`.
 * Their order along the coast is that of beachsafe.org.au.
 */
export const places: readonly Place[] = placesFile.places;

/** The places of a tour, in its order. An unknown one is refused. */
export const placesOf = ({ places: own = [] }: Pick<Tour, 'places'>): Place[] =>
  own.flatMap((slug) => places.filter((place) => place.slug === slug));

import placesFile from '../../data/places.json' with { type: 'json' };
import type { Place, Tour } from '../../data/schema/tours';

// Along the coast, the order is that of Wikipedia's 'Florence Bay, Queensland'
// and of beachsafe.org.au.
/**
 * The places that our texts name, in degrees of WGS 84, each from its source,
 * within 300 m and in its dent of `island.svg`.
 */
export const places: readonly Place[] = placesFile.places;

/** The places of a tour, in its order. An unknown one is refused. */
export const placesOf = ({ places: own = [] }: Pick<Tour, 'places'>): Place[] =>
  own.flatMap((slug) => places.filter((place) => place.slug === slug));

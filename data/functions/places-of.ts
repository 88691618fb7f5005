import { places } from '../places';
import type { Place } from '../schema/places';
import type { Tour } from '../schema/tours';

/** The places of a tour, in its own order. The build refuses an unknown one before (tools/build/check-content.ts). */
export function placesOf({ places: slugs = [] }: Pick<Tour, 'places'>): Place[] {
  return slugs.flatMap((slug) => places.filter((place) => place.slug === slug));
}

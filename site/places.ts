import content from '../data/places.json' with { type: 'json' };
import type { Place } from '../data/schema/tours';
import { filled } from './values';

/** The words about the map. */
export const { places: _, ...whereWeGo } = filled(content);

/**
 * The places on the map. Only what our own texts name, and only where a source gives the place. The figures are degrees in WGS 84, good
 * to about 300 m. `name` in the map begins at the spot plus `label`, in units of the map, which is 360 wide.
 *
 * The order of the bays along the coast is that of Wikipedia's 'Florence Bay, Queensland' (Balding, Radical, Gowrie, Florence, Arthur) and
 * of Surf Life Saving's beachsafe.org.au (Balding, Radical, Florence, Arthur); each spot lies in its dent of the coast in `island.ts`.
 */
export const places: readonly Place[] = content.places;

import { z } from 'zod';
import { list, slug, text, texts, unique } from './parts';

/** A place on the map of the island. */
const place = z.strictObject({
  slug,
  name: text,
  longitude: z.number().min(146.7).max(146.95),
  latitude: z.number().min(-19.25).max(-19.05),
  /** Where its name begins in the map, from the spot. */
  label: z.strictObject({ x: z.number(), y: z.number() }),
  /** Who says that it is there. */
  source: text,
});
export type Place = z.infer<typeof place>;

const whereWeGo = texts('heading', 'lead', 'map', 'harbour', 'itinerary', 'credit');
export type WhereWeGo = z.infer<typeof whereWeGo>;

/** data/places.ts */
export const placesFile = z.object({ whereWeGo, places: list(place).superRefine(unique('slug')) });

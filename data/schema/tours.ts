import { z } from 'zod';
import {
  address,
  anyText,
  changed,
  day,
  list,
  note,
  part,
  picture,
  slug,
  text,
  unique,
  whole,
} from './parts';

/** The background colour of a tour's name, the same in card, menu, hero and headings. */
const ink = z.enum(['reef', 'dawn', 'dusk', 'pine']);
export type Ink = z.infer<typeof ink>;

/** A guided tour. Optional fields may be left out. */
const tour = z.strictObject({
  /** `tourId` in an address may be the number or the slug of a tour. */
  id: whole,
  slug,
  /** Other addresses that redirect to it: old ones, and those that people type. */
  alsoAt: list(address).optional(),
  name: text,
  /** The day from which the tour is on again. With this field the tour is off: only its own page shows it, with this day. */
  backOn: day.optional(),
  ink,
  /** The lead of the page: one or two sentences. */
  description: text,
  /** The text of the card: about twelve words. */
  summary: text,
  /** For search engines, which show 160 letters; the page adds the tour's price. Without it the description is used. */
  metaDescription: text.max(130, 'is too long for search engines; 130 letters at most').optional(),
  /** The pictures of the card and of the hero. */
  image: picture,
  hero: picture,
  tourInfo: z.strictObject({ duration: text, groupSize: text, skillLevel: text }),
  sections: list(z.strictObject({ title: text, content: text, image: picture })),
  /** The lowest price for one person, in dollars. Without it the common price of `data/prices.ts` applies. */
  price: whole.optional(),
  /** For visitors who compare tours. */
  highlights: list(text).optional(),
  included: list(text).optional(),
  notIncluded: list(text).optional(),
  bring: list(text).optional(),
  departure: anyText.optional(),
  /** For the table of all tours, a few words each: whom it suits, and what the months change. */
  bestFor: anyText.optional(),
  season: anyText.optional(),
  /** The places of `data/places.ts` that it goes to. Without any its page has no map. */
  places: z.array(slug).readonly().optional(),
  /** Whether the page and the form say when the sun sets on a chosen day. */
  sunsetTimes: z.boolean().optional(),
  goodToKnow: z.array(note).readonly().optional(),
});
export type Tour = z.infer<typeof tour>;

/** data/tours.ts */
export const toursFile = z.object({
  toursUpdated: changed,
  allTours: list(tour)
    .superRefine(unique('id'))
    .superRefine(unique('slug'))
    .superRefine(unique('name'))
    .superRefine((tours, context) => {
      if (!tours.every(({ backOn }) => backOn) || !tours[0]) return;
      const message = `has no tour that is on; take the line backOn out of one, for example out of '${tours[0].name}'`;
      context.addIssue({ code: 'custom', message });
    }),
});

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

/** data/places.ts */
export const placesFile = z.object({
  whereWeGo: part('heading lead map harbour itinerary credit'),
  places: list(place).superRefine(unique('slug')),
});

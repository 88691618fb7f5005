import { z } from 'zod';
import {
  address,
  anyText,
  day,
  list,
  note,
  picture,
  slug,
  text,
  texts,
  unique,
  whole,
  yesOrNo,
} from './parts';

/** The background colour of a tour's name, the same in card, menu, hero and headings. */
const ink = z.enum(['reef', 'dawn', 'dusk', 'pine']);
export type Ink = z.infer<typeof ink>;

/** A guided tour. Optional fields may be left out. */
const tour = z.strictObject({
  /** `tourId` in an address may be the number or the slug of a tour. */
  id: whole(5),
  slug: slug('privatecharter'),
  /** Other addresses that redirect to it: old ones, and those that people type. */
  alsoAt: list(address).optional(),
  name: text('Private Charter'),
  /** The day from which the tour is on again. With this field the tour is off: only its own page shows it, with this day. */
  backOn: day.optional(),
  ink,
  /** The lead of the page: one or two sentences. */
  description: text('A long, unhurried day along the reef.'),
  /** The text of the card: about twelve words. */
  summary: text('Fringing reef, green turtles and quiet coves.'),
  /** For search engines, which show 160 letters; the page adds the tour's price. Without it the description is used. */
  metaDescription: text('Snorkel the fringing reef of Magnetic Island.').max(130).optional(),
  /** The pictures of the card and of the hero. */
  image: picture,
  hero: picture,
  tourInfo: z.strictObject({
    duration: text('4-8 Hours'),
    groupSize: text('Up to 8 People Per Boat'),
    skillLevel: text('All Welcome'),
  }),
  sections: list(texts('title', 'content').extend({ image: picture }).strict()),
  /** The lowest price for one person, in dollars. Without it the common price of `data/prices.ts` applies. */
  price: whole(120).optional(),
  /** For visitors who compare tours. */
  highlights: list(text('Time to drift over the coral')).optional(),
  included: list(text('Snorkel equipment')).optional(),
  notIncluded: list(text('The ferry to Magnetic Island')).optional(),
  bring: list(text('A hat and a towel')).optional(),
  departure: anyText('From Nelly Bay').optional(),
  /** Whether the page and the form say when the sun sets on a chosen day. */
  sunsetTimes: yesOrNo.optional(),
  goodToKnow: z.array(note.strict()).readonly().optional(),
});
export type Tour = z.infer<typeof tour>;

/** data/tours.ts */
export const toursFile = z.object({
  toursUpdated: day,
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

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

/** The flat colour a tour's lettering stands on, the same in card, menu, hero and headings. */
const ink = z.enum(['reef', 'dawn', 'dusk', 'pine']);
export type Ink = z.infer<typeof ink>;

/** A guided tour. The optional parts show nothing when left out. */
const tour = z.strictObject({
  /** The number and the address name of a tour are both facts of it; `tourId` in an address may be either. */
  id: whole(5),
  slug: slug('privatecharter'),
  /** Other addresses that lead to it: those people type, or its old one. */
  alsoAt: list(address).optional(),
  name: text('Private Charter'),
  /** The day from which it is on again. With it the tour is off: only its own page shows it, and says this day. */
  backOn: day.optional(),
  ink,
  /** One or two sentences: the lead of the page. */
  description: text('A long, unhurried day along the reef.'),
  /** A dozen words for the card. */
  summary: text('Fringing reef, green turtles and quiet coves.'),
  /** For search engines; a tour without one uses its description. */
  metaDescription: text('Snorkel the fringing reef of Magnetic Island.').max(160).optional(),
  /** The card's picture, and the wide one of the page's hero. */
  image: picture,
  hero: picture,
  tourInfo: z.strictObject({
    duration: text('4-8 Hours'),
    groupSize: text('Up to 8 People Per Boat'),
    skillLevel: text('All Welcome'),
  }),
  sections: list(texts('title', 'content').extend({ image: picture }).strict()),
  /** What a person pays at least, in dollars; the common price of `data/prices.ts` when left out. */
  price: whole(120).optional(),
  /** For visitors deciding. */
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

import { z } from 'zod';
import {
  field,
  group,
  list,
  optional,
  plain,
  sentencesUpTo,
  text,
  textUpTo,
  unique,
} from './builders';
import {
  address,
  bookAt,
  day,
  inTwoYears,
  latitude,
  longitude,
  priceForOne,
  priceOfBoat,
  slug,
  somePrice,
  whole,
} from './field-types';
import {
  drawing,
  gallery,
  note,
  type Picture,
  picture,
  type Shown,
  section,
} from './parts';

/** The background colour of a tour's name. The tours have them in turn. */
export const inks = ['reef', 'dawn', 'dusk', 'pine'] as const;
export type Ink = (typeof inks)[number];

/** The labels of a tour's facts, in the editor and on its page. */
export const tourLabels = {
  duration: 'Duration',
  highlights: 'Highlights',
  included: 'Included',
  notIncluded: 'Not included',
  bring: 'What to bring',
  when: 'Departure',
  startTimes: 'Start times',
  goodToKnow: 'Good to know',
};
export const priceLabels = { adult: 'Adult', child: 'Child', family: 'Family' };

const boatPrice = z
  .strictObject({
    hours: field(whole, 'Hours'),
    amount: field(priceOfBoat, 'Price'),
  })
  .meta({ summary: '{{hours}} hours: {{amount}}' });
const prices = group('Table of prices', {
  adult: optional(priceForOne, priceLabels.adult),
  child: optional(priceForOne, priceLabels.child),
  family: optional(priceOfBoat, priceLabels.family),
  privateBoat: optional(
    list(boatPrice).superRefine(unique('hours')),
    'The whole boat',
  ),
}).check(somePrice);
/** data/tours/NAME.json, a guided tour. NAME is its slug. */
export const tourFile = group('Tour', {
  name: field(plain(textUpTo(40)), 'Name'),
  backOn: optional(
    day.check(inTwoYears),
    'Off until',
    'The day it is back. Until then it is off, and only its own page shows it.',
  ),
  prices: prices.optional(),
  bookAt,
  description: field(
    sentencesUpTo(300),
    'Lead',
    'One or two sentences at the top of its page.',
  ),
  summary: field(sentencesUpTo(150), 'Text of its card', 'About twelve words.'),
  /** For search engines, in place of its lead. The page adds the price. */
  metaDescription: sentencesUpTo(200).optional(),
  /** The drawing of its card, while it has no photograph of its own. */
  image: drawing.optional(),
  hero: field(picture, 'Picture at the top'),
  tourInfo: group('At a glance', {
    duration: field(plain(textUpTo(40)), tourLabels.duration),
    skillLevel: field(textUpTo(40), 'Skill level'),
  }),
  sections: field(list(section), 'Sections'),
  gallery,
  highlights: optional(list(text), tourLabels.highlights),
  included: optional(list(text), tourLabels.included),
  notIncluded: optional(list(text), tourLabels.notIncluded),
  bring: optional(list(text), tourLabels.bring),
  when: optional(
    text,
    tourLabels.when,
    'When it runs, in words, such as ‘Fridays to Sundays, November to April’.',
  ),
  startTimes: optional(
    plain(textUpTo(40)),
    tourLabels.startTimes,
    'Such as ‘7 AM’ or ‘9 AM and 1 PM’.',
  ),
  /** A few words each for the table of all tours. */
  bestFor: text.optional(),
  season: text.optional(),
  /** Whether it says when the sun sets on a day. */
  sunsetTimes: z.boolean().optional(),
  goodToKnow: optional(z.array(note).readonly(), tourLabels.goodToKnow),
  /** Old addresses, and those that people type. */
  alsoAt: list(address).optional(),
  /** Its place in the list, set by dragging. Without one it is last. */
  order: whole.optional(),
  /** The number that old links to it have. A new tour needs none. */
  id: whole.optional(),
});

export type TourFile = z.infer<typeof tourFile>;
/** A tour as pages show it. */
export type Tour = Shown<TourFile> & {
  slug: string;
  ink: Ink;
  image: Picture;
  /** Where it goes, on the map. Without any its page has no map. */
  places?: readonly string[] | undefined;
};

const place = z.strictObject({
  slug,
  name: text,
  longitude,
  latitude,
  /** Where its name begins, from the spot. The map is 360 units wide. */
  label: z.strictObject({ x: z.number(), y: z.number() }),
  /** Who says that it is there. */
  source: text,
});
/** A place of the map. */
export type Place = Omit<z.infer<typeof place>, 'source'>;

export const placesFile = z
  .object({
    places: list(place).superRefine(unique('slug')),
    /**
     * The places of each tour, by its address. In the tour's file a copy made
     * in the editor would keep them, and no form could take them out.
     */
    tours: z.record(slug, z.array(slug).readonly()),
  })
  .superRefine(({ places, tours }, context) => {
    const slugs = places.map((each) => each.slug);
    for (const [tour, own] of Object.entries(tours))
      for (const [index, each] of own.entries())
        if (!slugs.includes(each))
          context.addIssue({
            code: 'custom',
            path: ['tours', tour, index],
            message: `names '${each}', which is none of the places: ${slugs.join(', ')}`,
          });
  });

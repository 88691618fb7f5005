import { z } from 'zod';
import {
  anyTextUpTo,
  at,
  field,
  fixed,
  group,
  line,
  lines,
  list,
  optional,
  plain,
  sentences,
  sentencesUpTo,
  text,
  textUpTo,
  unique,
} from './builders';
import {
  address,
  bookAt,
  day,
  hour,
  inTwoYears,
  isLater,
  latitude,
  longitude,
  priceForOne,
  priceOfBoat,
  slug,
  somePrice,
  updated,
  whole,
} from './kinds';
import { gallery, note, picture, type Shown, section } from './parts';

/**
 * The background colour of a tour's name, the same in card, menu, hero and
 * headings.
 */
const ink = z.enum(['reef', 'dawn', 'dusk', 'pine']);
export type Ink = z.infer<typeof ink>;

/**
 * In the order of the week. A page has their names in its own language
 * (site/words/wording.ts).
 */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
/** The same of the year. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const month = z.enum(months, 'must be a month, for example April');

const boatPrice = z
  .strictObject({
    hours: field(whole, 'Hours'),
    amount: field(priceOfBoat, 'Price'),
  })
  .meta({ summary: '{{hours}} hours: {{amount}}' });
const prices = group('Table of prices', {
  adult: optional(priceForOne, 'An adult'),
  child: optional(priceForOne, 'A child'),
  family: optional(priceOfBoat, 'A family'),
  privateBoat: optional(
    list(boatPrice).superRefine(unique('hours')),
    'The whole boat',
  ),
}).check(somePrice);
const price = optional(
  priceForOne,
  'Price',
  'For one adult. Without it the common price applies.',
);

const schedule = group('When it usually runs', {
  start: field(hour, 'Start', 'On a 24-hour clock, for example 7:00.'),
  back: optional(hour, 'Back again'),
  days: optional(
    list(z.enum(weekdays, 'must be a day of the week, for example Saturday')),
    'Days',
  ),
  season: group('Season', {
    from: field(month, 'From'),
    to: field(month, 'To'),
  }).optional(),
}).refine(
  ({ start, back }) => !back || isLater(back, start),
  at('back', 'is not later than the start'),
);

/** The slug of a place that came with the site, or the name of an own one. */
const placeName = text.meta({ choice: 'places' });
const stop = z
  .strictObject({
    time: field(hour, 'Time'),
    place: optional(placeName, 'Place', 'A place of the map.'),
    words: optional(sentences, 'Words', 'In place of a place, or beside it.'),
  })
  .refine(
    ({ place, words }) => place || words,
    'needs a place of the map, or words',
  );

const itinerary = list(
  stop.meta({ summary: '{{time}} {{place}} {{words}}' }),
).refine(
  (stops) =>
    stops.every(
      ({ time }, index) =>
        !index || isLater(time, stops[index - 1]?.time ?? ''),
    ),
  'has a stop that is not later than the one before it',
);

/**
 * data/tours/NAME.json, a guided tour. The name of the file is its slug.
 * Optional fields may be left out.
 */
export const tourFile = group('Tour', {
  name: field(plain(textUpTo(40)), 'Name'),
  price,
  schedule: schedule.optional(),
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
  metaDescription: optional(
    sentencesUpTo(200),
    'For search engines',
    'At most 130 letters; the page adds the price.',
  ),
  ink: field(ink, 'Colour'),
  image: field(picture, 'Picture of its card'),
  hero: field(picture, 'Picture at the top'),
  tourInfo: group('At a glance', {
    duration: field(plain(textUpTo(40)), 'Duration'),
    flexible: optional(
      z.boolean(),
      'Flexible',
      'Whether the guests choose how long it is.',
    ),
    groupSize: field(textUpTo(40), 'Group size'),
    skillLevel: field(textUpTo(40), 'Skill level'),
  }),
  itinerary: optional(itinerary, 'Hour by hour'),
  sections: field(list(section), 'Sections'),
  gallery,
  highlights: optional(list(text), 'Highlights'),
  included: optional(list(text), 'Included'),
  notIncluded: optional(list(text), 'Not included'),
  bring: optional(list(text), 'What to bring'),
  departure: optional(
    anyTextUpTo(150),
    'Departure',
    'Shown until ‘When it usually runs’ is filled in.',
  ),
  usualStart: optional(
    text,
    'Usual start',
    'In words; a start under ‘When it usually runs’ replaces it.',
  ),
  bestFor: optional(
    anyTextUpTo(80),
    'Best for',
    'A few words for the table of all tours.',
  ),
  season: optional(
    anyTextUpTo(80),
    'Season',
    'A few words for the table of all tours.',
  ),
  places: optional(
    z.array(placeName).readonly(),
    'Places',
    'Without any its page has no map.',
  ),
  sunsetTimes: optional(
    z.boolean(),
    'Sunset times',
    'Whether it says when the sun sets on a day.',
  ),
  goodToKnow: optional(z.array(note).readonly(), 'Good to know'),
  alsoAt: optional(
    list(address),
    'Other addresses',
    'Old ones, and those that people type. One that two tours have leads to the older tour.',
  ),
  /**
   * Its place in the list, which the editor sets by dragging. Without one it is
   * last.
   */
  order: whole.optional(),
  /** The number that old links to it have. A new tour needs none. */
  id: whole.optional(),
  updated,
}).refine(
  ({ schedule: { start, back } = {}, itinerary: stops = [] }) =>
    // A return before the start has its own sentence.
    (start && back && !isLater(back, start)) ||
    stops.every(
      ({ time }) =>
        !(start && isLater(start, time)) && !(back && isLater(time, back)),
    ),
  at(
    'itinerary',
    'has a stop before the start or after the return of its schedule',
  ),
);

/**
 * The most letters of a description for search engines, with its values filled
 * in. The page adds the price.
 */
export const DESCRIPTION_LETTERS = 130;

export type TourFile = z.infer<typeof tourFile>;
/** A tour as pages show it. */
export type Tour = Shown<TourFile> & { slug: string };

const place = z.strictObject({
  slug,
  name: line('Name'),
  longitude,
  latitude,
  /**
   * Where its name begins, from the spot, in units of the map, which is 360
   * wide.
   */
  label: z.strictObject({ x: z.number(), y: z.number() }),
  /** Who says that it is there. */
  source: text,
});
/** A place of the map. */
export type Place = Omit<z.infer<typeof place>, 'source'>;

export const placesFile = group('Places', {
  heading: line('Heading'),
  lead: lines('Lead'),
  ...fixed('map', 'harbour', 'itinerary', 'credit'),
  places: list(place).superRefine(unique('slug')),
});

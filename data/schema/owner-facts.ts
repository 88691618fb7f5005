import { z } from 'zod';
import { anyDay, anyText, changed, isAfter, list, picture, slug, text, whole } from './parts';

const anyTexts = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, anyText])) as Record<Name, typeof anyText>);

const hour = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "must be a time on a 24-hour clock, for example '7:00' or '16:30'");

/** The time of a stop with two digits for the hour, so that it sorts as text. */
const sortable = (stop?: { time: string }) => stop?.time.padStart(5, '0') ?? '';

/** The names of the days, Monday first. */
export const weekdays = Array.from({ length: 7 }, (_, day) =>
  new Date(2026, 5, day + 1).toLocaleString('en-AU', { weekday: 'long' }),
);
/** The names of the months, January first. */
export const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleString('en-AU', { month: 'long' }),
);
const month = z.enum(months, "must be a month, for example 'April'");

const tourFacts = z.strictObject({
  /** In dollars: for one person, for a family, for the whole boat. */
  prices: z
    .strictObject({
      adult: whole.optional(),
      child: whole.optional(),
      family: whole.optional(),
      privateBoat: list(z.strictObject({ hours: whole, dollars: whole })).optional(),
    })
    .refine((prices) => Object.keys(prices).length, 'has no price; fill one in, or take it out')
    .optional(),
  /** When the tour usually runs. */
  schedule: z
    .strictObject({
      start: hour,
      back: hour.optional(),
      days: list(z.enum(weekdays, "must be a day of the week, for example 'Saturday'")).optional(),
      season: z.strictObject({ from: month, to: month }).optional(),
    })
    .optional(),
  /** The stops: a place of data/places.ts by its slug, or words. */
  itinerary: list(
    z
      .strictObject({ time: hour, place: slug.optional(), words: text.optional() })
      .refine(({ place, words }) => place || words, 'needs a place of data/places.ts, or words'),
  )
    .refine(
      (stops) => stops.every((stop, index) => !index || sortable(stops[index - 1]) < sortable(stop)),
      'has a stop that is not later than the one before it',
    )
    .optional(),
});
/** What only the owner knows of a tour. */
export type TourFacts = z.infer<typeof tourFacts>;

const ownerFacts = z.strictObject({
  abn: z.string().regex(/^\s*(\d{2}( ?\d{3}){3})?\s*$/, 'must be the eleven digits alone'),
  insurance: anyText,
  replyTime: anyText,
  cancellation: anyText,
  wheelchairBoarding: anyText,
  rating: z
    .strictObject({
      words: anyText,
      day: anyDay.refine((value) => !isAfter(value, 1), 'is in the future; look at the year'),
    })
    .refine(
      ({ words, day }) => Boolean(words.trim()) === Boolean(day),
      'needs both its words and the day on which you read it, or neither',
    ),
  whoCanCome: anyTexts(
    'age',
    'nonSwimmers',
    'pregnancy',
    'badBacks',
    'seasickness',
    'lifeJackets',
    'languages',
  ),
  boat: anyTexts('length', 'seats', 'shade', 'toilet', 'ladder', 'step', 'survey').extend({
    picture: picture.optional(),
  }),
  crew: z
    .array(
      z.strictObject({
        name: text,
        years: anyText.optional(),
        licence: anyText.optional(),
        picture: picture.optional(),
      }),
    )
    .readonly(),
  tours: z.record(slug, tourFacts),
});
/** What only the owner knows. */
export type OwnerFacts = z.infer<typeof ownerFacts>;

/** data/owner-facts.ts */
export const ownerFactsFile = z.object({ factsUpdated: changed, ownerFacts });

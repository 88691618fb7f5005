import { z } from 'zod';
import island from '../island.json' with { type: 'json' };
import { field, list, optional, plain, textUpTo, unique } from './builders';
import { ownCountry } from './own-country';

const number =
  'must be a whole number above 0, without a currency sign or a comma, for example 280';
const positive = z.int(number).positive(number);
/**
 * A number that the owner types as text: a field for numbers makes 99 of 99.50
 * and 3 of 1e3 without a word.
 */
const typed = (figure: z.ZodType<number>) =>
  z
    .preprocess(
      (value) => (/^\s*\d+\s*$/.test(String(value)) ? Number(value) : value),
      figure,
    )
    .meta({ type: 'string', pattern: '^[1-9]\\d*$' });
export const whole = typed(positive);

const { forOne, forBoat } = ownCountry.highestPrice;
const amount = (most: number, what = '') =>
  typed(positive.max(most, `is more than ${most}${what}; look at the figure`));
export const priceForOne = amount(forOne, ' for one person');
export const priceOfBoat = amount(forBoat);

const noSlug =
  'may hold only small letters, digits and hyphens, because it stands in an address';
/** A part of an address. */
export const slug = z
  .string()
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, noSlug);

const noAddress =
  'must begin with a slash, and then hold only small letters, digits, hyphens and slashes, for example /snorkeling';
/** The address of a page on this site. */
export const address = z
  .string()
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, noAddress);

const noLink =
  'must be a whole web address without blanks, with https:// before it, for example https://www.example.com/boats';
/** An address on another website. */
export const link = z
  .url({ protocol: /^https$/, error: noLink, abort: true })
  .regex(/^https:\/\/\S+$/, noLink);
/** One that a link of a page leads to, with the type that its rule proves. */
const linked = link as z.ZodType<`https:${string}`>;

/** Nothing of the map or of the harbour lies far from the island. */
const frame = ({ from, to }: { from: number; to: number }) => {
  const elsewhere = `must lie between ${from} and ${to}, near the island, without a sign for degrees or quotation marks`;
  return z.number(elsewhere).min(from, elsewhere).max(to, elsewhere);
};
export const latitude = frame(island.latitude);
export const longitude = frame(island.longitude);
/** Where guests can book and pay, such as a booking service of the owner. */
export const bookAt = optional(
  linked,
  'Book elsewhere',
  'The address where guests can book and pay it. A second button leads there; enquiries still come to you.',
);

/** A link, or '' to show nothing. */
export const anyLink = z.union([linked, z.literal('')], noLink).default('');

/** An earlier one is a slip: a year of two digits becomes 1926 or 0026. */
export const FIRST_DAY = '2000-01-01';

function dayFault({ input }: { input?: unknown }): string {
  const [, year] = /^(\d{4})-\d\d-\d\d$/.exec(String(input)) ?? [];
  if (!year) return 'must be a day as year-month-day, for example 2026-11-21';
  return String(input) < FIRST_DAY
    ? `is in the year ${Number(year)}; look at the year`
    : 'is a day that does not exist';
}
/**
 * A day as year-month-day. Rules of what it stands in look at it only when it
 * is one.
 */
export const day = z.iso
  .date({ error: dayFault, abort: true })
  .refine((value) => value >= FIRST_DAY, { error: dayFault, abort: true });

/** A day, or '' for none. */
export const anyDay = z
  .union([day, z.literal('')], { error: dayFault })
  .default('');

/** A rule of a day: it is not more than some days from now. */
export const within = (days: number, fault: string) => {
  const isSoon = (value: string) =>
    !(Date.parse(value) > Date.now() + days * 86_400_000);
  return z.refine<string>(isSoon, {
    error: `${fault}; look at the year`,
    abort: true,
  });
};
export const inTwoYears = within(731, 'is more than two years from now');
export const notInFuture = within(
  1,
  'is in the future by the clock of this computer',
);
export const past = day.check(notInFuture);

/** Any number of prices, each with what it is for, such as a half day. */
export const priceList = list(
  z
    .strictObject({
      label: field(plain(textUpTo(40)), 'For what'),
      amount: field(priceOfBoat, 'Price'),
    })
    .meta({ summary: '{{label}}: {{amount}}' }),
).superRefine(
  unique('label', (prices) => prices.map(({ label }) => label.toLowerCase())),
);

/** A rule of prices of which each may be left out. */
export const somePrice = z.refine<object>(
  (prices) => Object.keys(prices).length > 0,
  'has no price; fill one in, or take it out',
);

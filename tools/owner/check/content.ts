import type { Notice } from '../../../data/schema/business';
import { ownCountry } from '../../../data/schema/own-country';
import {
  type OwnerAnswers,
  ownerAnswersFile,
} from '../../../data/schema/owner-answers';
import type { Picture } from '../../../data/schema/parts';
import {
  type Description,
  describe,
  fieldOf,
} from '../../../data/schema/sentences';
import { type Tour, type TourFile, tourFile } from '../../../data/schema/tours';
import { dateInWords, daysAfter } from '../../../site/words/calendar-day';
import { capitalise } from '../../../site/words/fill';
import { softBelow } from '../../pictures/encode';
import {
  findOriginal,
  type Original,
  openOriginal,
  photographsIn,
} from '../../pictures/originals';
import { type Row, rowsAbout } from '../../shared/rows';
import type { KeptReview } from '../read-reviews';

/**
 * A row for the notice, if there is one. Today is the day at the harbour, here
 * and below.
 */
export function noticeRows(
  { text, firstDay, lastDay }: Notice,
  today: string,
): Row[] {
  const { green, yellow, rows } = rowsAbout('notice');
  if (!text) return rows;
  const values = {
    text,
    day: dateInWords(lastDay),
    first: dateInWords(firstDay),
  };
  if (today < firstDay) return green('toCome', values);
  return today <= lastDay ? green('on', values) : yellow('over', values);
}

/** A row for each tour that is off, or was until a day that has come. */
export function offRows(
  tours: readonly Pick<TourFile, 'name' | 'backOn'>[],
  today: string,
): Row[] {
  return tours.flatMap(({ name, backOn }) => {
    if (!backOn) return [];
    const { yellow } = rowsAbout('off', name);
    const day = dateInWords(backOn);
    return yellow(today < backOn ? 'until' : 'over', { day });
  });
}

/** The days on which a build changes by itself, for the folder to upload. */
export const daysOfChange = (contents: Readonly<Record<string, unknown>>) =>
  Object.values(contents).flatMap((content) => {
    const { backOn } = content as Pick<TourFile, 'backOn'>;
    return backOn ?? [];
  });

const ofTours = ['prices'] as const;

const RATING_DAYS = 60;

/**
 * The optional facts, the empty ones in one row. The pages leave them out.
 * `wheelchair` says whether the boats take one.
 */
export function factRows(
  { wheelchairBoarding, ...facts }: Partial<OwnerAnswers>,
  wheelchair: boolean,
  tours: readonly Pick<Tour, 'name' | (typeof ofTours)[number]>[],
  today: string,
): Row[] {
  const { yellow, red, orGreen } = rowsAbout('facts');
  if (wheelchair && wheelchairBoarding === '') yellow('wheelchair');
  const lacking = ofTours.flatMap((fact) => {
    const without = tours.filter((tour) => !tour[fact]);
    if (!without.length) return [];
    const { label } = fieldOf(describe(tourFile), fact);
    return `${label} (${without.map(({ name }) => name).join(', ')})`;
  });
  const empty = [...emptyFields(facts, describe(ownerAnswersFile)), ...lacking];
  if (empty.length) yellow('empty', { facts: empty.join('; ') });
  const { businessNumber: number = '', rating } = facts;
  if (number && !hasCheckSum(number)) {
    const { label, register } = ownCountry.businessNumber;
    red('businessNumber', { number, label, register });
  }
  if (rating?.day && daysAfter(rating.day, RATING_DAYS) < today)
    yellow('rating', {
      words: rating.words ?? '',
      day: dateInWords(rating.day),
      days: RATING_DAYS,
    });
  return orGreen('right');
}

/**
 * The labels of the empty texts and lists: 'The boat (Seats, Shade)', or only
 * 'The boat' when all of it is empty.
 */
function emptyFields(facts: object, schema?: Description): string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const { label, field } = fieldOf(schema, name);
    if (typeof value === 'string' || Array.isArray(value))
      return value.length ? [] : label;
    const inner = emptyFields(value, field);
    if (!inner.length) return [];
    return inner.length < Object.keys(value).length
      ? `${label} (${inner.join(', ')})`
      : label;
  });
}

/**
 * Whether the check sum is right: of an ABN
 * https://abr.business.gov.au/Help/AbnFormat
 */
function hasCheckSum(text: string): boolean {
  const { weights, modulus, remainder } = ownCountry.businessNumber;
  const digits = text.replace(/\D/g, '').split('').map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + digit * (weights[at] ?? 0),
    0,
  );
  return digits.length === weights.length && sum % modulus === remainder;
}

type Places = {
  harbour: Record<'latitude' | 'longitude', number>;
  elsewhere: Readonly<
    Record<'ours' | 'others', readonly { name: string; address: string }[]>
  >;
  reviewPages: Record<'google' | 'tripadvisor', string>;
};

/**
 * The place of the harbour, and the addresses elsewhere, which at first are our
 * examples and searches.
 */
export function placeRows({
  harbour,
  elsewhere,
  reviewPages: { google, tripadvisor },
}: Places): Row[] {
  const { yellow, red, orGreen } = rowsAbout('places');
  for (const { name, address } of [...elsewhere.ours, ...elsewhere.others])
    if (/your-(page|name|business)|\bexample\b/i.test(address))
      red('example', { name, address });
  // A search shows other businesses too.
  for (const [name, address] of Object.entries({ google, tripadvisor }))
    if (/\/search\b/i.test(address))
      yellow('search', { name: capitalise(name) });
  // Search engines want five decimals, about a metre. Four are enough here,
  // because a number loses a final 0.
  const isExact = (degrees: number) => /\.\d{4,}/.test(String(degrees));
  if (![harbour.latitude, harbour.longitude].every(isExact)) yellow('harbour');
  return orGreen('right');
}

/**
 * The guests' reviews. Invented reviews are unlawful, so a sample must not be
 * published.
 */
export function reviewRows(reviews: readonly KeptReview[]): Row[] {
  const { green, yellow, forbidden } = rowsAbout('reviews');
  const samples = reviews.filter(({ sample }) => sample).length;
  const all = reviews.length;
  if (samples) return forbidden('samples', { samples, all });
  return all ? green('right', { all }) : yellow('none');
}

/**
 * The photographs that cannot be read, are too small, or stand nowhere. The
 * content check names those that are missing.
 */
export async function pictureRows(
  root: string,
  pictures: readonly Picture[],
): Promise<Row[]> {
  const { yellow, red, orGreen } = rowsAbout('pictures');
  const originals = new Map<string, Original>();
  for (const picture of pictures) {
    const original = findOriginal(root, picture);
    if (original?.photograph) originals.set(original.shown, original);
  }
  for (const original of originals.values()) {
    const opened = await openOriginal(original);
    if (typeof opened === 'string') red('unreadable', { sentence: opened });
    else if (opened.width < softBelow)
      yellow('soft', { file: original.shown, width: opened.width });
  }
  const unused = photographsIn(root).filter((shown) => !originals.has(shown));
  if (unused.length) yellow('unused', { files: unused.join(', ') });
  return orGreen('right', { count: pictures.length });
}

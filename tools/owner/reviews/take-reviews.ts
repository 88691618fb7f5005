import type { z } from 'zod';
import type { reviewsFile } from '../../../data/schema/reviews';
import { harbour } from '../../../data/site';
import type { Exported } from './read-export';

/** A review in the format of `public/reviews.json`, with date and source if they are known. */
export type KeptReview = z.infer<typeof reviewsFile>['reviews'][number];

export type Taken = {
  reviews: KeptReview[];
  /** A sentence for each review or field that was left out. */
  leftOut: string[];
};

/**
 * Checks the reviews of an export. A review without author, rating or text is left out, and so is an ambiguous date. No review
 * is left out because of its opinion, which would mislead visitors.
 * @param source the source of reviews that name none
 */
export function takeReviews(exported: readonly Exported[], source?: string): Taken {
  const reviews: KeptReview[] = [];
  const leftOut: string[] = [];
  exported.forEach((entry, index) => {
    const author = words(entry.author);
    const text = ownWords(words(entry.text));
    const rating = stars(entry.rating);
    const who = `Review ${index + 1}${author ? ` (${author})` : ''}`;
    const fault = !author
      ? 'it names no author'
      : !text
        ? 'it has stars but no words'
        : (rating.fault ?? undefined);
    if (fault || rating.value === undefined) {
      leftOut.push(`${who}: ${fault}.`);
      return;
    }
    const date = day(entry.date);
    if (date.fault) leftOut.push(`${who}: only its date, because ${date.fault}.`);
    const from = words(entry.source) || source;
    reviews.push({
      author_name: author,
      rating: rating.value,
      text,
      ...(date.value ? { date: date.value } : {}),
      ...(from ? { source: from } : {}),
    });
  });
  return { reviews, leftOut };
}

type Read<Value> = { value?: Value; fault?: string };

const numbers = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

function stars(given: unknown): Read<number> {
  if (given === undefined) return { fault: 'it has no rating' };
  const text = words(given);
  const figure = /^(\d(?:[.,]\d+)?)(?:\s*(?:\/|out of)\s*5|\s*stars?)?$/i.exec(text)?.[1]?.replace(',', '.');
  const rating = numbers.indexOf(text) + 1 || Number(figure ?? Number.NaN);
  // The site shows half stars. Rounding would change the author's rating.
  return rating >= 1 && rating <= 5 && Number.isInteger(rating * 2)
    ? { value: rating }
    : { fault: `its rating '${text}' is no number from 1 to 5, in halves at most` };
}

/** The day of a review in the time zone of the business. */
function day(given: unknown): Read<string> {
  const text = words(given);
  if (!text) return {};
  const fault = `'${text}' is no plain day; write it as year-month-day, for example 2026-09-14`;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isDay(text) ? { value: text } : { fault };
  const seconds = /^\d{9,10}$/.test(text) ? Number(text) : Number.NaN;
  const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) ? Date.parse(text) : seconds * 1000;
  if (!Number.isNaN(time)) {
    return { value: new Intl.DateTimeFormat('en-CA', { timeZone: harbour.timeZone }).format(time) };
  }
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  // 3/4/2026 is a day in April here and a day in March in America.
  const written = `${year}-${two.padStart(2, '0')}-${one.padStart(2, '0')}`;
  return Number(one) > 12 && isDay(written) ? { value: written } : { fault };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Removes the translation that Google adds to the text. */
function ownWords(text: string): string {
  const [, after] = text.split(/\(Original\)/);
  return (after ?? text.split(/\(Translated by Google\)/)[0] ?? text).trim();
}

function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

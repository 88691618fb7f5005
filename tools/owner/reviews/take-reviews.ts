import type { z } from 'zod';
import { day as dayField } from '../../../data/schema/parts';
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
    const rating = stars(words(entry.rating));
    const date = day(words(entry.date));
    const from = words(entry.source) || source;
    const who = `Review ${index + 1}${author ? ` (${author})` : ''}`;
    if (!author) leftOut.push(`${who}: it names no author.`);
    else if (!text) leftOut.push(`${who}: it has stars but no words.`);
    else if (!words(entry.rating)) leftOut.push(`${who}: it has no rating.`);
    else if (!rating)
      leftOut.push(
        `${who}: its rating '${words(entry.rating)}' is no number from 1 to 5, in halves at most.`,
      );
    else {
      if (words(entry.date) && !date)
        leftOut.push(
          `${who}: only its date, because '${words(entry.date)}' is no plain day; write it as year-month-day, for example 2026-09-14.`,
        );
      reviews.push({
        author_name: author,
        rating,
        text,
        ...(date && { date }),
        ...(from && { source: from }),
      });
    }
  });
  return { reviews, leftOut };
}

const numbers = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

/** The stars, from 1 to 5. The site shows half stars. Rounding would change the author's rating. */
function stars(text: string): number | undefined {
  const figure = /^(\d(?:[.,]\d+)?)(?:\s*(?:\/|out of)\s*5|\s*stars?)?$/i.exec(text)?.[1]?.replace(',', '.');
  const rating = numbers.indexOf(text) + 1 || Number(figure);
  return rating >= 1 && rating <= 5 && Number.isInteger(rating * 2) ? rating : undefined;
}

/** The day of a review in the time zone of the business. */
function day(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isDay(text) ? text : undefined;
  const seconds = /^\d{9,10}$/.test(text) ? Number(text) : Number.NaN;
  const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) ? Date.parse(text) : seconds * 1000;
  if (!Number.isNaN(time))
    return new Intl.DateTimeFormat('en-CA', { timeZone: harbour.timeZone }).format(time);
  // 3/4/2026 is a day in April here and a day in March in America.
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const written = `${year}-${two.padStart(2, '0')}-${one.padStart(2, '0')}`;
  return Number(one) > 12 && isDay(written) ? written : undefined;
}

const isDay = (text: string) => dayField.safeParse(text).success;

/** Removes the translation that Google adds to the text. */
function ownWords(text: string): string {
  const [, after] = text.split(/\(Original\)/);
  return (after ?? text.split(/\(Translated by Google\)/)[0] ?? text).trim();
}

function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

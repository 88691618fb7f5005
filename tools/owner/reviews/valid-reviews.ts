import type { z } from 'zod';
import { day as dayField } from '../../../data/schema/parts';
import type { reviewsFile } from '../../../data/schema/reviews';
import type { Raw } from './read-table';

/** A review in the format of `public/reviews.json`, with date and source if they are known. */
export type KeptReview = z.infer<typeof reviewsFile>['reviews'][number];

/**
 * Checks the reviews of a file. A review without author, rating or text is left out, and so is an ambiguous date. No review is
 * left out because of its opinion, which would mislead visitors.
 * @param from the source of reviews that name none
 * @returns the reviews, and a sentence for each review or field that was left out
 */
export function validReviews(rows: readonly Raw[], from = ''): { reviews: KeptReview[]; leftOut: string[] } {
  const reviews: KeptReview[] = [];
  const leftOut: string[] = [];
  rows.forEach(({ author, rating, text, ...row }, index) => {
    const stars = starsOf(rating);
    const date = dayOf(row.date);
    const source = row.source || from;
    const fault = faultOf({ author, rating, text }, stars);
    const who = `Review ${index + 1}${author ? ` (${author})` : ''}`;
    if (fault) leftOut.push(`${who}: ${fault}.`);
    else if (row.date && !date)
      leftOut.push(
        `${who}: only its date, because '${row.date}' is no plain day; write it as year-month-day, for example 2026-09-14.`,
      );
    if (!fault && stars)
      reviews.push({
        author_name: author,
        rating: stars,
        text,
        ...(date && { date }),
        ...(source && { source }),
      });
  });
  return { reviews, leftOut };
}

function faultOf({ author, rating, text }: Pick<Raw, 'author' | 'rating' | 'text'>, stars?: number) {
  if (!author) return 'it names no author';
  if (!text) return 'it has stars but no words';
  if (!rating) return 'it has no rating';
  return stars ? undefined : `its rating '${rating}' is no number from 1 to 5, in halves at most`;
}

/** The stars, from 1 to 5. The site shows half stars. Rounding would change the author's rating. */
function starsOf(text: string): number | undefined {
  const figure = /^(\d(?:[.,]\d+)?)(?:\s*(?:\/|out of)\s*5|\s*stars?)?$/i.exec(text)?.[1]?.replace(',', '.');
  const rating = Number(figure);
  return rating >= 1 && rating <= 5 && Number.isInteger(rating * 2) ? rating : undefined;
}

/** The day of a review. 3/4/2026 is a day in April here and a day in March in America, so it is none. */
function dayOf(text: string): string | undefined {
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const written = year && Number(one) > 12 ? `${year}-${two.padStart(2, '0')}-${one.padStart(2, '0')}` : text;
  return dayField.safeParse(written).success ? written : undefined;
}

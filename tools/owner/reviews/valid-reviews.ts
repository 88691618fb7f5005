import type { z } from 'zod';
import { reviewsFile } from '../../../data/schema/reviews';
import type { Raw } from './read-table';

/** A review in the format of `public/reviews.json`, with date and source if they are known. */
export type KeptReview = z.infer<typeof reviewsFile>['reviews'][number];

/**
 * Checks the reviews of a table as the build will. One that the build would refuse is left out, and so is a wrong date. No review
 * is left out because of its opinion, which would mislead visitors.
 * @returns the reviews, and a sentence for each review or date that was left out
 */
export function validReviews(rows: readonly Raw[]): { reviews: KeptReview[]; leftOut: string[] } {
  const { element } = reviewsFile.shape.reviews;
  const leftOut: string[] = [];
  const reviews = rows.flatMap(({ author, rating, text, date, source }, index) => {
    const undated = {
      author_name: author,
      // Some spreadsheets write 4,5.
      rating: Number(rating.replace(',', '.')),
      text,
      source: source || undefined,
    };
    const { data, error } = element.safeParse(date ? { ...undated, date } : undated);
    if (data) return [data];
    for (const { path, message } of error.issues)
      leftOut.push(`Review ${index + 1}${author && ` (${author})`}: ${path.join()} ${message}.`);
    return element.safeParse(undated).data ?? [];
  });
  return { reviews, leftOut };
}

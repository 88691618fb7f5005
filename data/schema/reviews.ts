import { z } from 'zod';
import { changed, text } from './parts';

const stars = 'must be a number from 1 to 5, in halves at most, without quotation marks';

const review = z.object({
  author_name: text,
  rating: z.number(stars).min(1, stars).max(5, stars).multipleOf(0.5, stars),
  text,
  /** True for an invented review, which must not be published. */
  sample: z.boolean().optional(),
  date: changed.optional(),
  source: text.optional(),
  /** The slug of the tour it is about. */
  tour: text.optional(),
});

/** public/reviews.json */
export const reviewsFile = z.object({ reviews: z.array(review) });

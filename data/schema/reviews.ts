import { z } from 'zod';
import { text, yesOrNo } from './parts';

const review = z
  .object({
    author_name: text('Jenny M.'),
    rating: z
      .number()
      .refine((stars) => stars >= 1 && stars <= 5 && Number.isInteger(stars * 2))
      .meta({
        rule: 'must be a number from 1 to 5, in halves at most, without quotation marks',
        example: 4.5,
      }),
    text: text('Two turtles before we had cleared our masks.'),
    /** True for an invented review, which must not be published. */
    sample: yesOrNo.optional(),
    date: z.iso
      .date()
      .meta({ rule: 'must be a day, as year, month and day', example: '2026-09-14' })
      .optional(),
    source: text('Google').optional(),
  })
  .meta({ example: '{ "author_name": "Jenny M.", "rating": 5, "text": "…" }' });

/** public/reviews.json */
export const reviewsFile = z.object({
  reviews: z.array(review).meta({ example: '[{ "author_name": "Jenny M.", "rating": 5, "text": "…" }]' }),
});

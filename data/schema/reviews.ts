import { z } from 'zod';
import { chosen, field, line, optional, text } from './builders';
import { past } from './field-types';

const stars =
  'must be a number from 1 to 5, in halves at most, without quotation marks';

/** To the letter, however long. */
const guestWords = z.string().trim().min(1).meta({ control: 'text' });

export const review = z.object({
  author_name: line('Guest'),
  rating: field(
    z.number(stars).min(1, stars).max(5, stars).multipleOf(0.5, stars),
    'Stars',
    'From 1 to 5.',
  ),
  text: field(guestWords, 'Words', 'As the guest wrote them.'),
  /** Invented by us: it must not be published. No form can take this off. */
  sample: z.boolean().optional(),
  date: optional(past, 'Day'),
  source: optional(text, 'Where it was written', 'Such as ‘Google’.'),
  tour: optional(
    chosen.meta({ choice: 'tours' }),
    'Tour',
    'The tour it is about.',
  ),
});

export const reviewsFile = z.object({
  reviews: field(
    z.array(
      review.meta({ summary: '{{author_name}}: {{text | truncate(60)}}' }),
    ),
    'Reviews',
  ).default([]),
});

import type { KeptReview } from './take-reviews';

export type Merged = { reviews: KeptReview[]; added: number; twice: number; samplesDropped: number };

/**
 * Puts new reviews, the latest first, in front of those the site has. A review that is there already is not added again, and
 * the samples go as soon as there is a real one: a sample is never passed off as a review.
 */
export function mergeReviews(present: readonly KeptReview[], found: readonly KeptReview[]): Merged {
  const real = present.filter(({ sample }) => !sample);
  const known = new Set(real.map(identity));
  const fresh = found.filter((review) => {
    const isNew = !known.has(identity(review));
    known.add(identity(review));
    return isNew;
  });
  const latestFirst = fresh.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const reviews = [...latestFirst, ...real];
  return {
    reviews: reviews.length ? reviews : [...present],
    added: fresh.length,
    twice: found.length - fresh.length,
    samplesDropped: reviews.length ? present.length - real.length : 0,
  };
}

function identity({ author_name, text }: KeptReview): string {
  return `${author_name}\n${text.replace(/\s+/g, ' ')}`.toLowerCase();
}

import type { KeptReview } from './take-reviews';

/**
 * Puts new reviews before the existing ones, newest first. Duplicates are left out. The samples are removed as soon as there is
 * a real review.
 */
export function mergeReviews(present: readonly KeptReview[], found: readonly KeptReview[]) {
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

import type { KeptReview } from './read-reviews';
import { guestWords } from './review-values';

/**
 * Compares reviews with those that are known. The same guest with the same words, but another rating or day, is another review.
 * @returns a function that gives the known review which one repeats, and adds to it the date, source and tour that it lacks; one
 * that repeats none is returned itself and known from then on
 */
export function knownReviews(reviews: readonly KeptReview[]): (review: KeptReview) => KeptReview {
  const alike: Record<string, KeptReview[]> = {};
  const allLike = (review: KeptReview) => {
    const words = `${guestWords(review.author_name)}\n${review.rating}\n${guestWords(review.text)}`;
    const key = words.normalize().replace(/\s+/g, ' ').toLowerCase();
    alike[key] ??= [];
    return alike[key];
  };
  for (const review of reviews) allLike(review).push(review);
  return (review) => {
    const all = allLike(review);
    const known =
      all.find(({ date }) => date === review.date) ?? all.find(({ date }) => !date || !review.date);
    if (known) return Object.assign(known, { ...review, ...known });
    all.push(review);
    return review;
  };
}

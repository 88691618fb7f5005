import { reviewWords } from '@/data/script-words';

/** A customer's review as the site shows it. */
export type Review = { author: string; rating: number; text: string; sample: boolean };

/**
 * Reads what `/reviews.json` answered. A review without author, text or rating is left out; a rating outside the scale is
 * brought to its nearest end and shown in halves.
 * @throws when it is not an object with a `reviews` array
 */
export function readReviews(answer: unknown): Review[] {
  const list = isRecord(answer) && answer.reviews;
  if (!Array.isArray(list)) throw new Error(reviewWords.notRead);
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const [author, text, rating] = [words(entry.author_name), words(entry.text), stars(entry.rating)];
    return author && text && rating ? [{ author, text, rating, sample: entry.sample === true }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const words = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** 1 to 5 in halves; null where there is no number at all. */
function stars(value: unknown): number | null {
  const rating = typeof value === 'string' && value.trim() ? Number(value) : value;
  if (typeof rating !== 'number' || Number.isNaN(rating)) return null;
  return Math.round(Math.min(5, Math.max(1, rating)) * 2) / 2;
}

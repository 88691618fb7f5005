import { reviewTexts } from '@/site/content/client-texts';
import { dateInWords } from '@/site/words/calendar-day';
import { originalWords } from '@/site/words/original-words';

export type Review = {
  author: string;
  rating: number;
  text: string;
  /** 'March 2026, Google', either alone, or ''. */
  origin: string;
  sample: boolean;
};

/**
 * Reads the content of `/reviews.json`, without a review that lacks author,
 * text or rating. Throws when it has no `reviews` array.
 */
export function readReviews(answer: unknown): Review[] {
  const list = isRecord(answer) && answer.reviews;
  if (!Array.isArray(list)) throw new Error(reviewTexts.notRead);
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const author = words(entry.author_name);
    const text = originalWords(words(entry.text));
    const rating = stars(entry.rating);
    const month = dateInWords(words(entry.date), {
      month: 'long',
      year: 'numeric',
    });
    const origin = [month, words(entry.source)].filter(Boolean).join(', ');
    return author && text && rating
      ? [{ author, text, rating, origin, sample: entry.sample === true }]
      : [];
  });
}

/** How long to wait for the reviews file, in milliseconds. */
const TIMEOUT = 10_000;

/** Loads the reviews file at run time. Throws the sentence for the red box. */
export async function loadReviews(): Promise<Review[]> {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT);
  const options = { signal: timeout.signal, priority: 'low' } as const;
  const response = await fetch('/reviews.json', options).catch(() => null);
  if (!response?.ok) throw new Error(reviewTexts.notLoaded(response?.status));
  return readReviews(await response.json().catch(() => null));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const words = (value: unknown) =>
  typeof value === 'string' ? value.trim() : '';

/** 1 to 5 in halves; null without a number. */
function stars(value: unknown): number | null {
  const rating =
    typeof value === 'string' && value.trim() ? Number(value) : value;
  if (typeof rating !== 'number' || Number.isNaN(rating)) return null;
  return Math.round(Math.min(5, Math.max(1, rating)) * 2) / 2;
}

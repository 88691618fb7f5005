import { reviewWords } from '@/data/script-words';
import { type Review, readReviews } from './review';

/** A slower answer counts as none. In milliseconds. */
const PATIENCE = 10_000;

/**
 * Loads the reviews file at run time.
 * @throws with the sentence that the red box shows, whatever went wrong
 */
export async function loadReviews(): Promise<Review[]> {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE);
  const response = await fetch('/reviews.json', { signal: patience.signal, priority: 'low' }).catch(
    () => null,
  );
  if (!response?.ok) throw new Error(reviewWords.notLoaded(response?.status));
  return readReviews(await response.json().catch(() => null));
}

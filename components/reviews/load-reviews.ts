import { type Review, readReviews } from './review';

/** An answer that takes longer is none. */
const PATIENCE = 10_000;

/**
 * Loads the reviews file at run time (specification, section 7).
 * @throws with the sentence that the red box shows, whatever went wrong
 */
export async function loadReviews(): Promise<Review[]> {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE);
  const response = await fetch('/reviews.json', { signal: patience.signal, priority: 'low' }).catch(
    () => null,
  );
  if (!response?.ok)
    throw new Error(
      `The reviews could not be loaded${response ? ` (error ${response.status})` : ''}. Please try again later.`,
    );
  return readReviews(await response.json().catch(() => null));
}

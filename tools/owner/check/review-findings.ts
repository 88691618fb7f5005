import type { KeptReview } from '../reviews/take-reviews';
import { type Finding, rowsAbout } from './finding';

const { green, yellow, red } = rowsAbout('Reviews');

/** An invented review passed off as real is unlawful, so a sample must not be published. */
export function reviewFindings(reviews: readonly KeptReview[]): Finding {
  const samples = reviews.filter(({ sample }) => sample).length;
  const todo =
    "Take those of your guests over with 'npm run reviews FILE', or empty the list in public/reviews.json.";
  if (samples) return red(`${samples} of ${reviews.length} are samples of ours, which no guest wrote.`, todo);
  return reviews.length
    ? green(`${reviews.length} of your guests`)
    : yellow('There is none yet; the home page only links to Google and Tripadvisor.', todo);
}

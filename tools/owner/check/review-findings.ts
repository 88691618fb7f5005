import type { KeptReview } from '../reviews/take-reviews';
import { type Finding, rowsAbout } from './finding';

const { green, yellow, red } = rowsAbout('Reviews');

/** Invented reviews are unlawful, so a sample must not be published. */
export function reviewFindings(reviews: readonly KeptReview[]): Finding {
  const samples = reviews.filter(({ sample }) => sample).length;
  const todo =
    "Take those of your guests over with 'npm run reviews FILE', or empty the list in public/reviews.json.";
  if (samples) return red(`${samples} of ${reviews.length} are samples of ours, which no guest wrote.`, todo);
  return reviews.length
    ? green(`${reviews.length} of your guests`)
    : yellow('There is none yet, so the home page has no such part.', todo);
}

/** Checks the links to reviews on other sites. The first links are searches, which show other businesses too. */
export function reviewPlaceFindings({
  google,
  tripadvisor,
}: {
  google: string;
  tripadvisor: string;
}): Finding {
  const places = rowsAbout('Review links');
  const searches = Object.entries({ google, tripadvisor })
    .filter(([, address]) => /\/search\b/i.test(address))
    .map(([name]) => name);
  if (!searches.length) return places.green(google || tripadvisor ? 'lead to your own places' : 'none');
  return places.yellow(
    `${searches.join(' and ')}: still a search, not your own place.`,
    "Put the address of your place under reviewPlaces in data/site.ts, or '' if there is none.",
  );
}

import type { KeptReview } from '../reviews/take-reviews';
import { type Finding, rowsAbout } from './finding';

/** What the visitor misses without each fact. */
const USES: Readonly<Record<string, string>> = {
  abn: 'your ABN',
  insurance: 'how guests are insured',
  replyTime: 'how soon you answer an enquiry',
  cancellation: 'what happens when a trip is changed or cancelled',
  wheelchairBoarding: 'how a guest in a wheelchair gets on board',
};

/** The optional facts. The pages leave out empty ones. */
export function factFindings(facts: Readonly<Record<string, string>>): Finding[] {
  const empty = Object.keys(facts).filter((name) => !facts[name]?.trim());
  if (!empty.length) return [rowsAbout('Facts').green('all filled in')];
  return empty.map((name) =>
    rowsAbout(`Fact: ${name}`).yellow(
      `Empty, so no page says ${USES[name] ?? name}.`,
      `Worth filling: ${name}: '…' under ownerFacts in data/site.ts. Only what is so.`,
    ),
  );
}

/** The row about the position of the berth: search engines want five decimals, which is about a metre. */
export function placeFindings({ latitude, longitude }: Record<'latitude' | 'longitude', number>): Finding[] {
  // Four decimals are enough, because a number loses a final 0.
  const exact = [latitude, longitude].every((degrees) => /\.\d{4,}/.test(String(degrees)));
  if (exact) return [];
  return [
    rowsAbout('Place on the map').yellow(
      'Search engines learn the place to within about 500 metres, not the berth.',
      'Worth filling: find your berth on an online map, read its latitude and longitude with five decimals, and write them under harbour in data/site.ts.',
    ),
  ];
}

/** Invented reviews are unlawful, so a sample must not be published. */
export function reviewFindings(reviews: readonly KeptReview[]): Finding {
  const { green, yellow, red } = rowsAbout('Reviews');
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
}: Record<'google' | 'tripadvisor', string>): Finding {
  const { green, yellow } = rowsAbout('Review links');
  const searches = Object.entries({ google, tripadvisor })
    .filter(([, address]) => /\/search\b/i.test(address))
    .map(([name]) => name);
  if (!searches.length) return green(google || tripadvisor ? 'lead to your own places' : 'none');
  return yellow(
    `${searches.join(' and ')}: still a search, not your own place.`,
    "Put the address of your place under reviewPlaces in data/site.ts, or '' if there is none.",
  );
}

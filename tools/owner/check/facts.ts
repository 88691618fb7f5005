import type { KeptReview } from '../reviews/valid-reviews';
import { type Row, rowsAbout } from './row';

/** What the visitor misses without each fact. */
const USES: Readonly<Record<string, string>> = {
  abn: 'your ABN',
  insurance: 'how guests are insured',
  replyTime: 'how soon you answer an enquiry',
  cancellation: 'what happens when a trip is changed or cancelled',
  wheelchairBoarding: 'how a guest in a wheelchair gets on board',
};

/** The optional facts. The pages leave out empty ones. */
export function factRows(facts: Readonly<Record<string, string>>): Row[] {
  const empty = Object.keys(facts).filter((name) => !facts[name]?.trim());
  if (!empty.length) return [rowsAbout('Facts').green('all filled in')];
  return empty.map((name) =>
    rowsAbout(`Fact: ${name}`).yellow(
      `Empty, so no page says ${USES[name] ?? name}.`,
      `Worth filling: ${name}: '…' under ownerFacts in data/site.ts. Only what is so.`,
    ),
  );
}

/** The position of the berth: search engines want five decimals, which is about a metre. */
export function placeRows({ latitude, longitude }: Record<'latitude' | 'longitude', number>): Row[] {
  // Four decimals are enough, because a number loses a final 0.
  if ([latitude, longitude].every((degrees) => /\.\d{4,}/.test(String(degrees)))) return [];
  return [
    rowsAbout('Place on the map').yellow(
      'Search engines learn the place to within about 500 metres, not the berth.',
      'Worth filling: find your berth on an online map, read its latitude and longitude with five decimals, and write them under harbour in data/site.ts.',
    ),
  ];
}

/** The guests' reviews, and the links to those on other sites. Invented reviews are unlawful, so a sample must not be published. */
export function reviewRows(
  reviews: readonly KeptReview[],
  { google, tripadvisor }: Record<'google' | 'tripadvisor', string>,
): Row[] {
  const { green, yellow, red } = rowsAbout('Reviews');
  const links = rowsAbout('Review links');
  const samples = reviews.filter(({ sample }) => sample).length;
  const todo =
    "Take those of your guests over with 'npm run reviews FILE', or empty the list in public/reviews.json.";
  // The first links are searches, which show other businesses too.
  const searches = Object.entries({ google, tripadvisor })
    .filter(([, address]) => /\/search\b/i.test(address))
    .map(([name]) => name);
  return [
    samples
      ? red(`${samples} of ${reviews.length} are samples of ours, which no guest wrote.`, todo)
      : reviews.length
        ? green(`${reviews.length} of your guests`)
        : yellow('There is none yet, so the home page has no such part.', todo),
    searches.length
      ? links.yellow(
          `${searches.join(' and ')}: still a search, not your own place.`,
          "Put the address of your place under reviewPlaces in data/site.ts, or '' if there is none.",
        )
      : links.green(google || tripadvisor ? 'lead to your own places' : 'none'),
  ];
}

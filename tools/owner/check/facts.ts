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

/**
 * The optional facts. The pages leave out empty ones.
 * @param wheelchair whether the boats take a wheelchair
 */
export function factRows(facts: Readonly<Record<string, string>>, wheelchair: boolean): Row[] {
  const asked = Object.keys(facts).filter((name) => wheelchair || name !== 'wheelchairBoarding');
  const rows = asked
    .filter((name) => !facts[name]?.trim())
    .map((name) =>
      rowsAbout(`Fact: ${name}`).yellow(
        `Empty, so no page says ${USES[name] ?? name}.`,
        `Worth filling: ${name}: '…' under ownerFacts in data/site.ts. Only what is so.`,
      ),
    );
  const { abn = '' } = facts;
  if (abn.trim() && !isAbn(abn))
    rows.push(
      rowsAbout('Fact: abn').red(
        `'${abn}' is no ABN: its check sum is wrong.`,
        'Write your own under ownerFacts in data/site.ts, as it stands in the register: https://abr.business.gov.au',
      ),
    );
  return rows.length ? rows : [rowsAbout('Facts').green('all filled in')];
}

/** The check sum of an ABN: https://abr.business.gov.au/Help/AbnFormat */
function isAbn(text: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const [first = 0, ...others] = text.replace(/\D/g, '').split('').map(Number);
  const sum = [first - 1, ...others].reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0);
  return others.length === 10 && sum % 89 === 0;
}

/** Addresses of our examples, which lead to nobody or to somebody else. */
export function exampleRows(places: readonly { name: string; address: string }[]): Row[] {
  return places
    .filter(({ address }) => /your-(page|name|business)|\bexample\b/i.test(address))
    .map(({ name, address }) =>
      rowsAbout('Address').red(
        `${name} still has the address of our example, '${address}'.`,
        'Put your own in its place in data/site.ts, or take the entry out.',
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

import type { KeptReview } from '../read-reviews';
import { type Row, rowsAbout } from './rows';

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
  const faults = Object.entries(facts).flatMap(([name, value]) => {
    const { yellow, red, rows } = rowsAbout(`Fact: ${name}`);
    if (!value.trim() && (wheelchair || name !== 'wheelchairBoarding'))
      yellow(
        `Empty, so no page says ${USES[name] ?? name}.`,
        `Worth filling: ${name}: '…' under ownerFacts in data/site.ts. Only what is so.`,
      );
    if (name === 'abn' && value.trim() && !isAbn(value))
      red(
        `'${value}' is no ABN: its check sum is wrong.`,
        'Write your own under ownerFacts in data/site.ts, as it stands in the register: https://abr.business.gov.au',
      );
    return rows;
  });
  return faults.length ? faults : rowsAbout('Facts').green('all filled in');
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
  const { red, rows } = rowsAbout('Address');
  for (const { name, address } of places)
    if (/your-(page|name|business)|\bexample\b/i.test(address))
      red(
        `${name} still has the address of our example, '${address}'.`,
        'Put your own in its place in data/site.ts, or take the entry out.',
      );
  return rows;
}

/** The position of the berth: search engines want five decimals, which is about a metre. */
export function placeRows({ latitude, longitude }: Record<'latitude' | 'longitude', number>): Row[] {
  const { yellow, rows } = rowsAbout('Place on the map');
  // Four decimals are enough, because a number loses a final 0.
  if ([latitude, longitude].every((degrees) => /\.\d{4,}/.test(String(degrees)))) return rows;
  return yellow(
    'Search engines and the map learn the harbour to within about 150 metres, not the berth.',
    'Worth filling: find your berth on an online map, read its latitude and longitude with five decimals, and write them under harbour in data/site.ts.',
  );
}

/** The guests' reviews. Invented reviews are unlawful, so a sample must not be published. */
export function reviewRows(reviews: readonly KeptReview[]): Row[] {
  const { green, yellow, red } = rowsAbout('Reviews');
  const samples = reviews.filter(({ sample }) => sample).length;
  const todo =
    "Take those of your guests over with 'npm run reviews FILE', or empty the list in public/reviews.json.";
  if (samples) return red(`${samples} of ${reviews.length} are samples of ours, which no guest wrote.`, todo);
  if (!reviews.length)
    return yellow('There is none yet, so the home page has at most the links to them elsewhere.', todo);
  return green(`${reviews.length} of your guests`);
}

/** The links to reviews on other sites. The first ones are searches, which show other businesses too. */
export function reviewLinkRows({ google, tripadvisor }: Record<'google' | 'tripadvisor', string>): Row[] {
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

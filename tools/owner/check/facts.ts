import { dateInWords } from '../../../data/functions/calendar-day';
import type { OwnerFacts, TourFacts } from '../../../data/schema/owner-facts';
import type { KeptReview } from '../read-reviews';
import { type Row, rowsAbout } from './rows';

/** What no page says without each fact. */
const USES: Readonly<Partial<Record<keyof OwnerFacts, string>>> = {
  abn: 'your ABN',
  insurance: 'how guests are insured',
  replyTime: 'how soon you answer an enquiry',
  cancellation: 'what happens when a trip is changed or cancelled',
  wheelchairBoarding: 'how a guest in a wheelchair gets on board',
  rating: 'how your guests rate you elsewhere',
  whoCanCome: 'who can come along',
  boat: 'what your boat is like',
  crew: 'who takes the guests out',
};
const TOUR_USES: Readonly<Record<keyof TourFacts, string>> = {
  prices: 'what a child, a family or the whole boat costs',
  schedule: 'when the tour usually runs',
  itinerary: 'where the boat is at what time',
};

/** The days after which a rating should be read again. */
const RATING_DAYS = 60;

/**
 * The optional facts. The pages leave out empty ones.
 * @param wheelchair whether the boats take a wheelchair
 * @param tours the slugs of the tours
 */
export function factRows(
  facts: Partial<OwnerFacts>,
  wheelchair: boolean,
  tours: readonly string[],
  now = Date.now(),
): Row[] {
  const { yellow, red, orGreen } = rowsAbout('Facts');
  const worth = (name: string) => `Worth filling: ${name} in data/owner-facts.ts. Only what is so.`;
  for (const [name, use] of Object.entries(USES)) {
    const empty = emptyIn(name, facts[name as keyof OwnerFacts]);
    if (empty.length && (wheelchair || name !== 'wheelchairBoarding'))
      yellow(`${empty.join(', ')}: empty, so no page says ${use}.`, worth(name));
  }
  for (const [name, use] of Object.entries(TOUR_USES)) {
    const without = tours.filter((slug) => facts.tours && !facts.tours[slug]?.[name as keyof TourFacts]);
    if (without.length)
      yellow(
        `${name}: none for ${without.join(', ')}, so no page says ${use}.`,
        worth(`${name} under tours`),
      );
  }
  const { abn = '', rating } = facts;
  if (abn.trim() && !isAbn(abn))
    red(
      `'${abn}' is no ABN: its check sum is wrong.`,
      'Write your own into data/owner-facts.ts, as it stands in the register: https://abr.business.gov.au',
    );
  if (rating?.day && now > Date.parse(rating.day) + RATING_DAYS * 86_400_000)
    yellow(
      `Your rating, '${rating.words}', was read ${dateInWords(rating.day)}, more than ${RATING_DAYS} days ago.`,
      'Read it again, and write it with its day under rating in data/owner-facts.ts.',
    );
  return orGreen('all filled in');
}

/** The names of the empty texts and lists in a fact, such as 'boat.length'. */
function emptyIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [name];
  if (Array.isArray(value)) return value.length ? [] : [name];
  return Object.entries(value ?? {}).flatMap(([field, inner]) => emptyIn(`${name}.${field}`, inner));
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

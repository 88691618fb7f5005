import type { FullDay, Notice } from '../../../data/schema/business';
import { type OwnerAnswers, ownerAnswersFile } from '../../../data/schema/owner-answers';
import { type Tour, tourFile } from '../../../data/schema/tours';
import { dateInWords, daysAfter } from '../../../site/calendar-day';
import { type Description, describe, fieldOf } from '../../shared/schemas';
import type { KeptReview } from '../read-reviews';
import { type Row, rowsAbout } from './rows';

/** A row for the notice, if there is one. It ends after its last day, by the clock of the harbour. */
export function noticeRows({ text = '', lastDay }: Notice, today: string): Row[] {
  const { green, yellow, rows } = rowsAbout('Notice');
  if (!text.trim() || !lastDay) return rows;
  const day = dateInWords(lastDay);
  if (today <= lastDay) return green(`every page says '${text}' until the end of ${day}`);
  return yellow(`'${text}' is over since ${day}. -> Set text and lastDay in data/notice.json to "".`);
}

/** A row for the days when we are full, if some are to come. A day with a wrong year is not among them. */
export function fullRows(toCome: readonly FullDay[]): Row[] {
  const { green, rows } = rowsAbout('Full');
  const [first] = toCome.map(({ day }) => day).sort();
  return first ? green(`entries to come: ${toCome.length}, from ${dateInWords(first)} on`) : rows;
}

/** A row for each tour that is off. It is red from the day on that its page promises, by the clock of the harbour. */
export function offRows(tours: readonly Tour[], today: string): Row[] {
  return tours.flatMap(({ name, backOn }) => {
    if (!backOn) return [];
    const { yellow, red } = rowsAbout(`Tour: ${name}`);
    const day = dateInWords(backOn);
    const harm = 'no menu, card or list has it, and nobody can book it.';
    const todo = 'To put it back: take the line backOn out of its file in data/tours, build and publish.';
    if (today < backOn) return yellow(`Off until ${day}: ${harm} -> ${todo}`);
    return red(`${day} has come, and it is still off: ${harm} -> ${todo} Or write a later day.`);
  });
}

/** What the owner fills in for a tour. */
const ofTours = ['prices', 'schedule', 'itinerary'] as const;

/** The days after which a rating should be read again. */
const RATING_DAYS = 60;

/**
 * The optional facts, the empty ones in one row. The pages leave them out.
 * @param wheelchair whether the boats take a wheelchair
 * @param tours all of them
 */
export function factRows(
  { updated: _, ...facts }: Partial<OwnerAnswers>,
  wheelchair: boolean,
  tours: readonly Pick<Tour, 'name' | (typeof ofTours)[number]>[],
  today: string,
): Row[] {
  const { yellow, red, orGreen } = rowsAbout('Facts');
  const empty = [
    ...emptyFields(facts, describe(ownerAnswersFile), wheelchair ? [] : ['wheelchairBoarding']),
    ...ofTours.flatMap((fact) => {
      const without = tours.filter((tour) => !tour[fact]).map(({ name }) => name);
      return without.length ? `${fieldOf(describe(tourFile), fact).label} (${without.join(', ')})` : [];
    }),
  ];
  if (empty.length)
    yellow(
      `Empty, so on no page: ${empty.join('; ')}. -> Worth filling in, only what is so: data/owner-answers.json, and what is of a tour in its file in data/tours.`,
    );
  const { abn = '', rating } = facts;
  if (abn.trim() && !isAbn(abn))
    red(
      `'${abn}' is no ABN: its check sum is wrong. -> Write your own into data/owner-answers.json, as it stands in the register: https://abr.business.gov.au`,
    );
  if (rating?.day && daysAfter(rating.day, RATING_DAYS) < today)
    yellow(
      `Your rating, '${rating.words}', was read ${dateInWords(rating.day)}, more than ${RATING_DAYS} days ago. -> Read it again, and write it with its day under rating in data/owner-answers.json.`,
    );
  return orGreen('all filled in');
}

/** The labels of the empty texts and lists: 'The boat (Seats, Shade)', or only 'The boat' when all of it is empty. */
function emptyFields(facts: object, schema?: Description, without: readonly string[] = []): string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (without.includes(name)) return [];
    const { label, field } = fieldOf(schema, name);
    if (typeof value === 'string' || Array.isArray(value)) return String(value).trim() ? [] : label;
    const inner = emptyFields(value, field);
    if (!inner.length) return [];
    return inner.length < Object.keys(value).length ? `${label} (${inner.join(', ')})` : label;
  });
}

/** The check sum of an ABN: https://abr.business.gov.au/Help/AbnFormat */
function isAbn(text: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const digits = text.replace(/\D/g, '').split('').map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), -10);
  return digits.length === 11 && sum % 89 === 0;
}

type Places = {
  harbour: Record<'latitude' | 'longitude', number>;
  elsewhere: Readonly<Record<'ours' | 'others', readonly { name: string; address: string }[]>>;
  reviewPlaces: Record<'google' | 'tripadvisor', string>;
};

/** The place of the harbour, and the addresses elsewhere, which at first are our examples and searches. */
export function placeRows({ harbour, elsewhere, reviewPlaces: { google, tripadvisor } }: Places): Row[] {
  const { yellow, red, orGreen } = rowsAbout('Places');
  for (const { name, address } of [...elsewhere.ours, ...elsewhere.others])
    if (/your-(page|name|business)|\bexample\b/i.test(address))
      red(
        `${name} still has the address of our example, '${address}'. -> Put your own in its place in data/site.json, or take the entry out.`,
      );
  // A search shows other businesses too.
  for (const [name, address] of Object.entries({ google, tripadvisor }))
    if (/\/search\b/i.test(address))
      yellow(
        `${name}: still a search, not your own place. -> Put the address of your place under reviewPlaces in data/site.json, or "" if there is none.`,
      );
  // Search engines want five decimals, about a metre. Four are enough here, because a number loses a final 0.
  if (![harbour.latitude, harbour.longitude].every((degrees) => /\.\d{4,}/.test(String(degrees))))
    yellow(
      'Search engines and the map learn the harbour to within about 150 metres, not the berth. -> Worth filling: find your berth on an online map, read its latitude and longitude with five decimals, and write them into data/harbour.json.',
    );
  return orGreen('the harbour has its exact place, and your pages elsewhere are your own');
}

/** The guests' reviews. Invented reviews are unlawful, so a sample must not be published. */
export function reviewRows(reviews: readonly KeptReview[]): Row[] {
  const { green, yellow, red } = rowsAbout('Reviews');
  const samples = reviews.filter(({ sample }) => sample).length;
  const todo =
    "Take those of your guests over with 'npm run reviews FILE', or empty the list in public/reviews.json.";
  if (samples)
    return red(`${samples} of ${reviews.length} are samples of ours, which no guest wrote. -> ${todo}`);
  if (reviews.length) return green(`${reviews.length} of your guests`);
  return yellow(`There is none yet, so the home page has at most the links to them elsewhere. -> ${todo}`);
}

import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { z } from 'zod';
import { review as reviewSchema } from '../../data/schema/reviews';
import { OwnerError } from '../shared/terminal';
import { dayOf, guestName, guestWords, starsOf } from './review-values';

/**
 * A review in the format of `public/reviews.json`, with date, source and tour
 * if they are known.
 */
export type KeptReview = z.infer<typeof reviewSchema>;

/**
 * A row of a file: whose it is, a sentence for each value that was not taken,
 * and the review, unless it was left out.
 */
export type ReadReview = {
  who: string;
  faults: { field: string; sentence: string }[];
  review: KeptReview | undefined;
};

const columns = 'author,rating,text,date,source,tour';

/**
 * What tables, and the JSON of Google and of this site, call each value,
 * without capitals and signs. The first that is there counts.
 */
const names = {
  author_name:
    'author authorname authortitle authorattributiondisplayname reviewerdisplayname reviewer reviewername username name',
  rating: 'rating starrating reviewrating stars',
  text: 'originaltexttext texttext text reviewtext comment review',
  date: 'date publishtime createtime time publishedatdate reviewdatetimeutc reviewdate',
  source: 'source platform',
  tour: 'tour tourname',
};

type Row = { cells: Record<string, string>; fault?: string };

type NamedTour = { slug: string; name: string };

/**
 * Reads reviews from a CSV file, or from the JSON of Google or of this site.
 * One that the build would refuse is left out, and so is a wrong date or tour,
 * but none because of its opinion, which would mislead visitors.
 * @throws OwnerError for any other file
 */
export function reviewsInFile(
  name: string,
  bytes: Buffer,
  tours: readonly NamedTour[],
): ReadReview[] {
  const rows = rowsOf(name, decoded(name, bytes).trim());
  const columnOf = columnsIn(rows);
  if (!columnOf.author_name || !columnOf.rating || !columnOf.text)
    throw noTable(name);
  const slugs = tours.map(({ slug }) => slug);
  const schema = reviewSchema.extend({
    tour: z.enum(slugs, `is none of ${slugs.join(', ')}`).optional(),
  });

  return rows.map(({ cells, fault }, index) => {
    const cell = (field: string) => cells[columnOf[field] ?? '']?.trim() ?? '';
    const author = guestName(cell('author_name'));
    const who = `Review ${index + 1}${author && ` (${author})`}`;
    if (fault) {
      const faults = [{ field: '', sentence: fault }];
      return { who, faults, review: undefined };
    }
    const review: Record<string, string | number> = {
      author_name: author,
      rating: starsOf(cell('rating')),
      text: guestWords(cell('text')),
    };
    const more = {
      date: dayOf(cell('date')),
      source: cell('source'),
      tour: slugOf(cell('tour'), tours),
    };
    for (const [field, value] of Object.entries(more))
      if (value) review[field] = value;
    const issues = schema.safeParse(review).error?.issues ?? [];
    const faults = issues.map(({ path, message }) => {
      const field = path.join();
      const given = cell(field) && `'${cell(field)}' `;
      delete review[field];
      return { field, sentence: `${field} ${given}${message}` };
    });
    return { who, faults, review: schema.safeParse(review).data };
  });
}

/** The column of each value, if there is one. */
function columnsIn(rows: readonly Row[]) {
  const isThere = (column: string) => rows.some(({ cells }) => column in cells);
  return Object.fromEntries(
    Object.entries(names).map(([field, columns]) => [
      field,
      columns.split(' ').find(isThere),
    ]),
  );
}

const signless = (name: string) =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const slugOf = (tour: string, tours: readonly NamedTour[]) =>
  tours.find(({ slug, name }) =>
    [slug, name].map(signless).includes(signless(tour)),
  )?.slug ?? tour;

function rowsOf(name: string, text: string): Row[] {
  try {
    return /^[[{]/.test(text) ? jsonRows(text) : tableRows(text);
  } catch (error) {
    throw noTable(name, /line (\d+)/.exec(String(error))?.[1]);
  }
}

/** Every entry of a list 'reviews', however deep, or of a list alone. */
function jsonRows(text: string): Row[] {
  const found: unknown[] = [];
  const all: unknown = JSON.parse(text, (key, value) => {
    if (key === 'reviews' && Array.isArray(value)) found.push(...value);
    return value;
  });
  const entries = !found.length && Array.isArray(all) ? all : found;
  return entries.map((entry) => {
    const cells = Object.fromEntries(leaves(entry));
    if (isOfGoogle(cells)) cells.source ??= 'Google';
    return cells.sample === 'true'
      ? { cells, fault: 'it is a sample' }
      : { cells };
  });
}

/**
 * An entry of Google's Takeout, or of one of its two programming interfaces.
 * None of them names Google.
 */
const isOfGoogle = (cells: Row['cells']) =>
  'reviewerdisplayname' in cells ||
  'authorattributiondisplayname' in cells ||
  /^\d{10}$/.test(cells.time ?? '');

const leaves = (value: unknown, path = ''): [string, string][] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) =>
        leaves(inner, path + signless(key)),
      )
    : [[path, String(value ?? '')]];

function tableRows(text: string): Row[] {
  // Excel may say its delimiter in a line of its own.
  const [, sign, table = text] = /^"?sep=(.)"?\r?\n(.*)$/is.exec(text) ?? [];
  const heading = table.split(/[\r\n]/, 1)[0] ?? '';
  const found = [',', ';', '\t'].find((one) => heading.includes(one));
  const [titles = [], ...lines] = parse(table, {
    delimiter: sign ?? found ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  return lines.map((line) => {
    const cells = Object.fromEntries(
      titles.map((title, index) => [signless(title), line[index] ?? '']),
    );
    if (line.length === titles.length) return { cells };
    const fault = `it has ${line.length} cells, the first line has ${titles.length}; a text with a comma needs quotation marks, which a spreadsheet writes by itself`;
    return { cells, fault };
  });
}

function noTable(name: string, line?: string) {
  const where = line ? ` (see line ${line})` : '';
  return new OwnerError(
    `${name} is no table of reviews${where}; open it in a spreadsheet, name its columns ${columns} in the first line, and save it as 'CSV UTF-8'.`,
  );
}

/**
 * Decodes UTF-8 and UTF-16, else Windows-1252 or Mac OS Roman, in which Excel
 * saves a plain CSV on Windows or a Mac. Nothing in such a file names its
 * encoding, so it is the one in which fewer letters and signs are in an odd
 * place.
 * @throws OwnerError when both are as likely
 */
function decoded(name: string, bytes: Buffer): string {
  if (isUtf8(bytes)) return iconv.decode(bytes, 'utf8');
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return iconv.decode(bytes, 'utf16le');
  // Not TextDecoder: Node 20 reads 'windows-1252' as Latin-1 and loses curly
  // quotes: https://github.com/nodejs/node/issues/56542
  const windows = iconv.decode(bytes, 'win1252');
  // A Mac has had the euro in the place of '¤' since 1998. The table of
  // iconv-lite is older.
  const mac = iconv.decode(bytes, 'macintosh').replaceAll('¤', '€');
  const difference = oddSigns(windows) - oddSigns(mac);
  if (difference || windows === mac) return difference < 0 ? windows : mac;
  const word = (text: string) =>
    /\S*[^\0-\x7f]\S*/.exec(text.replaceAll(',', ' '))?.[0];
  throw new OwnerError(
    `${name} does not say in which encoding it is, and '${word(windows)}' or '${word(mac)}' may be meant; in Excel choose File, Save As, 'CSV UTF-8 (Comma delimited)', and import that file.`,
  );
}

/**
 * How many letters and signs beyond ASCII are where no guest writes them:
 * 'Zo‘', 'MŸller', 'didnít', 'bienî'.
 */
const oddSigns = (text: string) =>
  text.replace(inPlace, '').match(/[^\0-\x7f]/g)?.length ?? 0;

const inPlace = new RegExp(
  [
    // A letter in a word, but not the end of 'didnít', which is an apostrophe
    // of Windows read as a Mac's.
    /(?!í(?:[dmst]|ll|re|ve)(?!\p{L}))(?:(?<=\p{L})(?<!\p{Lu}{2})[ß-öø-þ](?!\p{Lu})|[ß-öø-þ](?=\p{Ll}))/u,
    // A capital that begins a word: 'Été', 'À bientôt'. The ligature of 'œuvre'.
    /(?<!\p{L})[À-ÖØ-Þ](?=\p{Ll})|À(?= \p{Ll})|œ(?=[ui])/u,
    // An apostrophe: "didn’t", "guests’", "d’Arcy".
    /’(?=(?:[dmst]|ll|re|ve)?(?!\p{L}))|(?<!\p{L}{2})’/u,
    // A mark of quotation at the start or the end of words.
    /(?<![\p{L}\d])[‘“](?=[\p{L}\d])|(?<=[\p{L}\d.,!?…])”(?!\p{L})/u,
    // A dash, dots, a currency beside its figure, a degree, a bullet.
    /(?<=[\s\d])[–—](?=[\s\d])|…(?!\p{L})|[€£](?= ?\d)|(?<=\d ?)[€£°]|(?<=\p{L})™|[•\u00a0]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

import { type Options, parse } from 'csv-parse/sync';
import { OwnerError } from '../../shared/terminal';

type Field = 'author' | 'rating' | 'text' | 'date' | 'source';

/** The raw fields of one review in an export, unchecked. */
export type Exported = Record<Field, unknown>;

/**
 * Reads an export of reviews: JSON of Google (Places, old and new, or Business Profile) or Tripadvisor, this site's own file, or
 * a CSV with a header line.
 * @param name of the file, for the sentences
 * @throws OwnerError for any other format
 */
export function readExport(name: string, content: string): Exported[] {
  // Spreadsheets write a byte order mark at the start of a file.
  const text = content.replace(/^\uFEFF/, '').trim();
  if (!text) throw new OwnerError(`${name} is empty; export it again.`);
  return /^[[{]/.test(text) ? readJson(name, text) : readCsv(name, text);
}

type Names = Readonly<Record<Field, readonly string[]>>;

/** The paths of each field in the known exports. The first that holds something is used. */
const paths: Names = {
  author: [
    'author_name',
    'authorAttribution.displayName',
    'reviewer.displayName',
    'user.username',
    'user.name',
    'username',
    'author',
  ],
  rating: ['rating', 'starRating'],
  // The original text comes before a translation.
  text: ['originalText.text', 'text.text', 'text', 'comment'],
  date: ['publishTime', 'createTime', 'published_date', 'time', 'date'],
  source: ['source'],
};

/** The names of columns in lower case, without spaces and hyphens. */
const columns: Names = {
  author: ['authorname', 'author', 'name', 'reviewer', 'reviewername', 'user', 'username', 'guest'],
  rating: ['rating', 'stars', 'starrating', 'score'],
  text: ['text', 'review', 'reviewtext', 'comment', 'content'],
  date: ['date', 'publisheddate', 'publishedat', 'publishtime', 'createtime', 'time', 'reviewdate'],
  source: ['source', 'site', 'platform'],
};

function readJson(name: string, text: string): Exported[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new OwnerError(`${name} is not proper JSON, perhaps because it was cut short; export it again.`);
  }
  const list = [answer, at(answer, 'result.reviews'), at(answer, 'reviews'), at(answer, 'data')].find(
    Array.isArray,
  );
  if (!list) throw new OwnerError(notKnown(name, answer));
  return list.map((entry: unknown) => {
    const review = exported(entry, paths);
    return { ...review, source: review.source ?? sourceOf(entry) };
  });
}

function notKnown(name: string, answer: unknown): string {
  const refusal = at(answer, 'error_message') ?? at(answer, 'error.message');
  if (typeof refusal === 'string') return `${name} holds no reviews but a refusal: ${refusal}`;
  if (at(answer, 'type') === 'FeatureCollection')
    return `${name} holds the reviews that you wrote of other places; export those of your business (Google Takeout, 'Google Business Profile').`;
  return `${name} holds no list of reviews; it should be an export of Google Places, Google Business Profile or Tripadvisor, or a CSV file.`;
}

/** The source whose format an entry has. */
function sourceOf(entry: unknown): string | undefined {
  if (first(entry, ['authorAttribution', 'starRating', 'author_url', 'relative_time_description']))
    return 'Google';
  return at(entry, 'published_date') ? 'Tripadvisor' : undefined;
}

function readCsv(name: string, text: string): Exported[] {
  const heading = text.split('\n', 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
  let titles: string[] = [];
  const rows = parseCsv(name, text, {
    delimiter,
    columns: (given: string[]) => {
      titles = given.map((title) => title.toLowerCase().replace(/[\s_-]/g, ''));
      return titles;
    },
  });
  const required = ['author', 'rating', 'text'] as const;
  const missing = required.filter((field) => !columns[field].some((each) => titles.includes(each)));
  if (missing.length) {
    throw new OwnerError(
      `${name} has no column for ${missing.join(', ')}; its first line must name the columns, for example: author,rating,text,date,source`,
    );
  }
  return rows.map((row) => exported(row, columns));
}

function parseCsv(name: string, text: string, options: Options): unknown[] {
  try {
    return parse(text, { ...options, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new OwnerError(
      `${name}${line ? `, line ${line},` : ''} is no proper CSV; words with a comma or a quotation mark in them stand in quotation marks, and a quotation mark inside is written twice.`,
    );
  }
}

/** The fields of a review, each under the first of its names that holds something. */
function exported(entry: unknown, names: Names): Exported {
  const fields = Object.entries(names).map(([field, each]) => [field, first(entry, each)]);
  return Object.fromEntries(fields);
}

function first(entry: unknown, paths: readonly string[]): unknown {
  return paths
    .map((path) => at(entry, path))
    .find((value) => value !== undefined && value !== null && value !== '');
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      value,
    );
}

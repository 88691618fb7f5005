import { parse } from 'csv-parse/sync';
import { OwnerError } from '../../shared/terminal';

/** The raw fields of one review in an export, unchecked. */
export type Exported = { author: unknown; rating: unknown; text: unknown; date: unknown; source: unknown };

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

/** The paths of each field in the known exports. The first existing one is used. */
const places = {
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
} as const;

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
  return list.map((entry: unknown) => ({
    author: first(entry, places.author),
    rating: first(entry, places.rating),
    text: first(entry, places.text),
    date: first(entry, places.date),
    source: at(entry, 'source') ?? sourceOf(entry),
  }));
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

/** The names of columns in lower case, without spaces and hyphens. */
const columns = {
  author: ['authorname', 'author', 'name', 'reviewer', 'reviewername', 'user', 'username', 'guest'],
  rating: ['rating', 'stars', 'starrating', 'score'],
  text: ['text', 'review', 'reviewtext', 'comment', 'content'],
  date: ['date', 'publisheddate', 'publishedat', 'publishtime', 'createtime', 'time', 'reviewdate'],
  source: ['source', 'site', 'platform'],
} as const;

function readCsv(name: string, text: string): Exported[] {
  const heading = text.split('\n', 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
  const rows = parseRows(name, text, delimiter);
  const names = (rows[0] ?? []).map((title) => title.toLowerCase().replace(/[\s_-]/g, ''));
  const place = (field: keyof typeof columns) =>
    columns[field].map((each) => names.indexOf(each)).find((index) => index >= 0) ?? -1;
  const missing = (['author', 'rating', 'text'] as const).filter((field) => place(field) < 0);
  if (missing.length) {
    throw new OwnerError(
      `${name} has no column for ${missing.join(', ')}; its first line must name the columns, for example: author,rating,text,date,source`,
    );
  }
  return rows.slice(1).map((row) => {
    const value = (field: keyof typeof columns) => row[place(field)] || undefined;
    return {
      author: value('author'),
      rating: value('rating'),
      text: value('text'),
      date: value('date'),
      source: value('source'),
    };
  });
}

function parseRows(name: string, text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new OwnerError(
      `${name}${line ? `, line ${line},` : ''} is no proper CSV; words with a comma or a quotation mark in them stand in quotation marks, and a quotation mark inside is written twice.`,
    );
  }
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

import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { OwnerError } from '../../shared/terminal';

const fields = ['author', 'rating', 'text', 'date', 'source'] as const;
type Field = (typeof fields)[number];

/** The words of one review in a file, unchecked. A missing one is ''. */
export type Raw = Record<Field, string>;

/** Other names of the columns that a spreadsheet may have, and the names in our own `reviews.json`. */
const also: Readonly<Record<Field, readonly string[]>> = {
  author: ['authorname', 'name', 'reviewer', 'username', 'guest'],
  rating: ['stars', 'starrating', 'score'],
  text: ['review', 'reviewtext', 'comment', 'content'],
  date: ['publisheddate', 'time', 'reviewdate'],
  source: ['site', 'platform'],
};

/**
 * Reads reviews from a CSV file whose first line names the columns, or from a `reviews.json` like our own.
 * @param name of the file, for the sentences
 * @throws OwnerError for any other file
 */
export function readTable(name: string, bytes: Buffer): Raw[] {
  // Spreadsheets write a byte order mark at the start of a file.
  const text = decoded(name, bytes)
    .replace(/^\uFEFF/, '')
    .trim();
  if (!text) throw new OwnerError(`${name} is empty; save it again.`);
  const rows = /^[[{]/.test(text) ? readJson(name, text) : readCsv(name, text);
  const column = (title: string) => title.toLowerCase().replace(/[\s_-]/g, '');
  return rows.map((row) => {
    const values = new Map(Object.entries(row).map(([title, value]) => [column(title), value]));
    const named = fields.map((field) => {
      const title = [field, ...also[field]].find((each) => values.has(each));
      if (!title && ['author', 'rating', 'text'].includes(field))
        throw new OwnerError(
          `${name} has no column for ${field}; its first line must name the columns, for example: author,rating,text,date,source`,
        );
      return [field, String((title && values.get(title)) ?? '').trim()];
    });
    return Object.fromEntries(named);
  });
}

function readCsv(name: string, text: string): Record<string, unknown>[] {
  const heading = text.split('\n', 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
  try {
    return parse(text, { delimiter, columns: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new OwnerError(
      `${name}${line ? `, line ${line},` : ''} is no proper CSV; words with a comma or a quotation mark in them stand in quotation marks, and a quotation mark inside is written twice.`,
    );
  }
}

function readJson(name: string, text: string): Record<string, unknown>[] {
  try {
    const { reviews } = JSON.parse(text);
    if (Array.isArray(reviews)) return reviews;
  } catch {}
  throw new OwnerError(
    `${name} is no list of reviews; open the export in a spreadsheet, name its columns author,rating,text,date,source in the first line, and save it as CSV.`,
  );
}

/** Decodes UTF-8, UTF-16 or Windows-1252, the encodings of spreadsheets on Windows. */
function decoded(name: string, bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new OwnerError(
      `${name} is a workbook or an archive; open it, save the table as 'CSV UTF-8', and name that file.`,
    );
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Node 20 reads 'windows-1252' as Latin-1 and loses curly quotes: https://github.com/nodejs/node/issues/56542
    return iconv.decode(bytes, 'win1252');
  }
}

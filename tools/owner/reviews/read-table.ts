import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { OwnerError } from '../../shared/terminal';

/** The columns of a table. Date and source may be missing. */
const columns = ['author', 'rating', 'text', 'date', 'source'] as const;

/** The words of one review in a file, unchecked. A missing one is ''. */
export type Raw = Record<(typeof columns)[number], string>;

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
  const missing = columns.slice(0, 3).find((column) => rows[0] && !(column in rows[0]));
  if (missing)
    throw new OwnerError(
      `${name} has no column for ${missing}; its first line must name the columns, for example: ${columns.join()}`,
    );
  return rows.map((row) => {
    const values = columns.map((column) => [column, String(row[column] ?? '').trim()]);
    return Object.fromEntries(values);
  });
}

function readCsv(name: string, text: string): Record<string, unknown>[] {
  const heading = text.split('\n', 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
  try {
    return parse(text, {
      delimiter,
      columns: (titles: string[]) => titles.map((title) => title.trim().toLowerCase()),
      relax_column_count: true,
      skip_empty_lines: true,
    });
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
    if (Array.isArray(reviews))
      return reviews.map(({ author_name: author, ...review }) => ({ author, ...review }));
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

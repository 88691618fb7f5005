import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import type { z } from 'zod';
import { reviewsFile } from '../../data/schema/reviews';
import { OwnerError } from '../shared/terminal';

/** A review in the format of `public/reviews.json`, with date, source and tour if they are known. */
export type KeptReview = z.infer<typeof reviewsFile>['reviews'][number];

/** The columns of a table. The last three may be missing. */
const columns = ['author', 'rating', 'text', 'date', 'source', 'tour'] as const;

/**
 * Reads reviews from a CSV file whose first line names the columns, or from a `reviews.json` like our own, and checks them as the
 * build will. One that the build would refuse is left out, and so is a wrong date. No review is left out because of its opinion,
 * which would mislead visitors.
 * @param name of the file, for the sentences
 * @returns the reviews, and a sentence for each review or date that was left out
 * @throws OwnerError for any other file
 */
export function readReviews(name: string, bytes: Buffer): { reviews: KeptReview[]; leftOut: string[] } {
  const content = decoded(name, bytes).trim();
  if (!content) throw new OwnerError(`${name} is empty; save it again.`);
  const rows = /^[[{]/.test(content) ? readJson(name, content) : readCsv(name, content);
  const missing = columns.slice(0, 3).find((column) => rows[0] && !(column in rows[0]));
  if (missing)
    throw new OwnerError(
      `${name} has no column for ${missing}; its first line must name the columns, for example: ${columns.join()}`,
    );
  const { element } = reviewsFile.shape.reviews;
  const leftOut: string[] = [];
  const reviews = rows.flatMap((row, index) => {
    const [author, rating = '', text, ...others] = columns.map((column) => String(row[column] ?? '').trim());
    // Some spreadsheets write 4,5.
    const stars = Number(rating.replace(',', '.'));
    const [date, source, tour] = others.map((value) => value || undefined);
    const undated = { author_name: author, rating: stars, text, source, tour };
    const { data, error } = element.safeParse(date ? { ...undated, date } : undated);
    if (data) return [data];
    for (const { path, message } of error.issues)
      leftOut.push(`Review ${index + 1}${author && ` (${author})`}: ${path.join()} ${message}.`);
    return element.safeParse(undated).data ?? [];
  });
  return { reviews, leftOut };
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
    const line = /line (\d+)/.exec(String(error))?.[1];
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
    `${name} is no list of reviews; open the export in a spreadsheet, name its columns author,rating,text,date,source,tour in the first line, and save it as CSV.`,
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

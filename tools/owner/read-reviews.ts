import { isUtf8 } from 'node:buffer';
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
  const rows = rowsOf(name, decoded(bytes).trim());
  if (columns.slice(0, 3).some((column) => !(column in (rows[0] ?? {})))) throw noTable(name);
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

function rowsOf(name: string, text: string): Record<string, unknown>[] {
  const heading = text.split('\n', 1)[0] ?? '';
  try {
    if (/^[[{]/.test(text))
      return JSON.parse(text).reviews.map(({ author_name: author, ...review }: Record<string, unknown>) => ({
        author,
        ...review,
      }));
    return parse(text, {
      delimiter: [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',',
      columns: (titles: string[]) => titles.map((title) => title.trim().toLowerCase()),
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw noTable(name, /line (\d+)/.exec(String(error))?.[1]);
  }
}

const noTable = (name: string, line?: string) =>
  new OwnerError(
    `${name} is no table of reviews${line ? ` (see line ${line})` : ''}; open it in a spreadsheet, name its columns ${columns.join()} in the first line, and save it as 'CSV UTF-8'.`,
  );

/** Decodes UTF-8, UTF-16 or Windows-1252, the encodings of spreadsheets on Windows. */
function decoded(bytes: Buffer): string {
  if (isUtf8(bytes)) return iconv.decode(bytes, 'utf8');
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  // Not TextDecoder: Node 20 reads 'windows-1252' as Latin-1 and loses curly quotes: https://github.com/nodejs/node/issues/56542
  return iconv.decode(bytes, isUtf16 ? 'utf16le' : 'win1252');
}

import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { review as reviewSchema } from '../../data/schema/reviews';
import { originalWords } from '../../site/words/original-words';
import { OwnerError } from '../shared/terminal';
import { misread } from './misread-letters';

export type KeptReview = z.infer<typeof reviewSchema>;

/** `faults` say what was not taken. Without a review the row was left out. */
export type ReadReview = {
  who: string;
  faults: string[];
  review: KeptReview | undefined;
};

type NamedTour = { slug: string; name: string };

/**
 * Reads a CSV file. What the build would refuse is left out. A bad opinion is
 * kept.
 * @throws OwnerError for any other file
 */
export function reviewsInFile(
  file: string,
  bytes: Buffer,
  tours: readonly NamedTour[],
): ReadReview[] {
  const [titles = [], ...lines] = tableIn(file, bytes);
  const headings = titles.map(plain);
  if (['author', 'rating', 'text'].some((each) => !headings.includes(each)))
    throw noTable(file);
  const slugs = tours.map(({ slug }) => slug);
  const schema = reviewSchema.extend({
    tour: z.enum(slugs, `is none of ${slugs.join(', ')}`).optional(),
  });

  return lines.map((line, index) => {
    const cell = (heading: string) => line[headings.indexOf(heading)] ?? '';
    const author = withoutDirections(cell('author'));
    const who = `Review ${index + 1}${author && ` (${author})`}`;
    if (line.length !== titles.length) {
      const sentence = `it has ${line.length} cells, the first line has ${titles.length}; a text with a comma needs quotation marks, which a spreadsheet writes by itself`;
      return { who, faults: [sentence], review: undefined };
    }
    const review: Record<string, string | number> = {
      author_name: author,
      rating: Number(cell('rating').replace(',', '.') || Number.NaN),
      text: originalWords(cell('text')),
    };
    const more = {
      // Without the time behind it.
      date: cell('date').replace(/^(\d{4}-\d{2}-\d{2})[T ].*/, '$1'),
      source: cell('source'),
      tour: slugOf(cell('tour'), tours),
    };
    for (const [field, value] of Object.entries(more))
      if (value) review[field] = value;
    const issues = schema.safeParse(review).error?.issues ?? [];
    const faults = issues.map(({ path, message }) => {
      const field = path.join();
      const typed = cell(field);
      delete review[field];
      return [field, typed && `'${typed}'`, message].filter(Boolean).join(' ');
    });
    return { who, faults, review: schema.safeParse(review).data };
  });
}

/** Excel separates the cells as the computer's country does. */
function tableIn(file: string, bytes: Buffer): string[][] {
  const text = bytes.toString();
  const word = misread(text);
  if (word) throw wrongLetters(file, word);
  const heading = text.split(/[\r\n]/, 1)[0] ?? '';
  try {
    return parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    throw noTable(file, /line (\d+)/.exec(String(error))?.[1]);
  }
}

const plain = (name: string) =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const slugOf = (typed: string, tours: readonly NamedTour[]) =>
  tours.find(({ slug, name }) => [slug, name].map(plain).includes(plain(typed)))
    ?.slug ?? typed;

/** Marks of direction would turn what stands beside the name. */
const withoutDirections = (name: string) =>
  name.replace(/\p{Bidi_Control}/gu, '').trim();

const wrongLetters = (file: string, word: string) =>
  new OwnerError(
    `${file} has letters that were read wrongly, such as '${word}', so nothing was taken from it; open the table where it came from, choose File, Save As, 'CSV UTF-8 (Comma delimited)' in Excel, and import that file. If a guest wrote it so, take that row out and type the review in the editor.`,
  );

const noTable = (file: string, line?: string) =>
  new OwnerError(
    `${file} is no table of reviews${line ? ` (see line ${line})` : ''}; open it in a spreadsheet, name its columns author,rating,text,date,source,tour in the first line, and save it as 'CSV UTF-8'.`,
  );

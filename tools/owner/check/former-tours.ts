import { join } from 'node:path';
import type { Tour } from '../../../data/schema/tours';
import { copies } from '../../shared/copies';
import { entryFile, slugsIn } from '../../shared/entries';
import { jsonIn } from '../../shared/files';
import { type Row, rowsAbout } from '../../shared/rows';
import { fieldInWords } from '../../shared/schemas';
import { fieldsIn, nameOf } from '../../shared/walk';

type Contents = Readonly<Record<string, unknown>>;

/**
 * A row for each address of an earlier copy that leads nowhere now, and for
 * each tour, off or gone, that words still name.
 */
export function formerTourRows(
  folder: string,
  tours: readonly Pick<Tour, 'slug' | 'name' | 'backOn'>[],
  redirects: Readonly<Record<string, string>>,
  contents: Contents,
): Row[] {
  const { yellow, rows } = rowsAbout('former');
  const former = formerTours(folder);
  const present = tours.map(({ slug }) => `/tours/${slug}`);
  for (const address of new Set(former.map(({ slug }) => `/tours/${slug}`)))
    if (!present.includes(address) && !(address in redirects))
      yellow('address', { address });
  const names = tours.map(({ name }) => name);
  const gone = former
    .map(({ name }) => name)
    .filter((name) => !names.includes(name));
  const off = tours.filter(({ backOn }) => backOn).map(({ name }) => name);
  for (const name of new Set([...gone, ...off])) {
    const others = names.filter((each) => each !== name);
    const sentences = sentencesAbout(name, others, contents);
    if (sentences.length)
      yellow(off.includes(name) ? 'off' : 'gone', {
        name,
        sentences: sentences.join('\n'),
      });
  }
  return rows;
}

/** Names and descriptions of pictures are no sentences about a tour. */
const NO_WORDS = ['name', 'slug', 'alt', 'alsoAt'];

/**
 * Where each sentence that means a tour stands. Its own file and the words of
 * guests are left out.
 */
function sentencesAbout(
  name: string,
  others: readonly string[],
  contents: Contents,
): string[] {
  return Object.entries(contents).flatMap(([file, content]) => {
    if (nameOf(content) === name || file === 'public/reviews.json') return [];
    return fieldsIn(content).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      if (NO_WORDS.includes(String(path.at(-1)))) return [];
      const place = () => fieldInWords(file, path, content);
      return value
        .split(/(?<=[.!?]) /)
        .filter((sentence) => means(sentence, name, others))
        .map((sentence) => `${place()}: '${sentence}' (${file})`);
    });
  });
}

/**
 * A name of one word may be a common word, such as 'fishing'. So a capital
 * letter means the tour, but not in a label.
 */
function means(
  sentence: string,
  name: string,
  others: readonly string[],
): boolean {
  const has = (words: string, flags = 'i') =>
    new RegExp(`(?<![\\w-])(${words})(?![\\w-])`, flags).test(sentence);
  const plain = (text: string) => text.replace(/[^\w\s-]/g, '\\$&');
  const its = plain(name);
  if (!has(its) || name.includes(' ')) return has(its);
  const isLabel = !/[.!?]$/.test(sentence) && sentence.startsWith(name);
  return (
    (has(its, '') && !isLabel) ||
    has(`${its} (tour|trip|cruise|excursion)s?`) ||
    others.some((other) => has(plain(other)))
  );
}

/** The tours in the copies of the owner's files. */
const formerTours = (folder: string) =>
  copies(folder).flatMap((copy) =>
    slugsIn('data/tours', copy.folder).map((slug) => ({
      slug,
      name:
        nameOf(jsonIn(join(copy.folder, entryFile('data/tours', slug)))) ??
        slug,
    })),
  );

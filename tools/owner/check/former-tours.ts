import { join } from 'node:path';
import { nameOf } from '../../../data/schema/sentences';
import type { Tour } from '../../../data/schema/tours';
import { ownAddress } from '../../../site/content/own-pages';
import { tourAddress } from '../../../site/facts/tour-address';
import { copies } from '../../shared/copies';
import { entryFile, slugsIn } from '../../shared/entries';
import { jsonIn } from '../../shared/files';
import { type Row, rowsAbout } from '../../shared/rows';
import { fieldInWords } from '../../shared/schemas';
import { fieldsIn } from '../../shared/walk';

type Contents = Readonly<Record<string, unknown>>;

/**
 * A row for each address of a tour or of the owner's own page in an earlier
 * copy that is not among `addresses` now, and for each tour, off or gone, that
 * words still name.
 */
export function formerTourRows(
  folder: string,
  tours: readonly Pick<Tour, 'name' | 'backOn'>[],
  addresses: readonly string[],
  contents: Contents,
): Row[] {
  const { yellow, rows } = rowsAbout('former');
  for (const address of new Set(formerAddresses(folder)))
    if (!addresses.includes(address)) yellow('address', { address });
  const names = tours.map(({ name }) => name);
  const gone = formerTours(folder).filter((name) => !names.includes(name));
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

/** The names of the tours in the copies of the owner's files. */
const formerTours = (folder: string) =>
  copies(folder).flatMap((copy) =>
    slugsIn('data/tours', copy.folder).map(
      (slug) =>
        nameOf(jsonIn(join(copy.folder, entryFile('data/tours', slug)))) ??
        slug,
    ),
  );

const formerAddresses = (folder: string) =>
  copies(folder).flatMap((copy) => [
    ...slugsIn('data/tours', copy.folder).map(tourAddress),
    ...slugsIn('data/own-pages', copy.folder).map(ownAddress),
  ]);

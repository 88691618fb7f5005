import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { fixedFiles, contentFiles as ownersFiles } from '../../data/schema/files';
import type { PictureChoice } from '../../data/schema/parts';
import { DESCRIPTION_LETTERS, type Tour } from '../../data/schema/tours';
import { calendarDay } from '../../site/calendar-day';
import { shown } from '../../site/shown-content';
import { findOriginal, photographsIn } from '../pictures/originals';
import { fieldsIn, positionOf } from '../shared/fields';
import { readJsonFile, tourNames, tourSlugs, writeWhole } from '../shared/files';
import { contentSchema } from '../shared/schemas';
import { closest, OwnerError, projectFolder } from '../shared/terminal';
import { addressMistakes } from './content/address-mistakes';
import { tourMistakes, tourNameMistake, tourPath } from './content/tour-mistakes';
import { wordFault } from './content/word-fault';
import { listTours } from './lists';

const REVIEWS = 'public/reviews.json';

/** The paths of the content files of a project. */
export const contentFiles = (folder = projectFolder): string[] => [
  ...Object.keys(ownersFiles),
  ...['data/settings.json', ...fixedFiles],
  ...tourSlugs(folder).map(tourPath),
];

/** One sentence for each mistake in the content. A copy of the owner's files has no code that computes from them. */
export async function contentMistakes(folder = projectFolder): Promise<string[]> {
  const files = contentFiles(folder);
  const contents = new Map<string, unknown>();
  const unreadable: string[] = [];
  for (const file of files)
    try {
      contents.set(file, readJsonFile(join(folder, file), file));
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      unreadable.push(error.message);
    }
  if (unreadable.length) return unreadable;
  const names = tourNames(folder).flatMap(tourNameMistake);
  if (names.length) return names;

  // A wrong value shows in the words of other files too, so look at the words when every value is right.
  const values = files.flatMap((file) => [
    ...contentSentences(file, contentSchema(file), contents.get(file)),
    ...faultSentences(file, contents.get(file), (value) => pictureFault(folder, value)),
  ]);
  if (values.length) return values;
  const across = mistakesAcross(contents, tourSlugs(folder));
  if (across.length) return across;
  if (folder !== projectFolder) return [];
  // The editor leaves out an empty list. The site takes a file without one for broken.
  if (isDeepStrictEqual(contents.get(REVIEWS), {}))
    await writeWhole(join(folder, REVIEWS), '{ "reviews": [] }\n');

  await listTours();
  const known = Object.keys((await import('../../site/values')).values);
  const words = files
    .filter((file) => file !== REVIEWS && file !== 'data/settings.json')
    .flatMap((file) =>
      faultSentences(file, contents.get(file), (value) =>
        typeof value === 'string'
          ? wordFault(value, fixedFiles.includes(file) ? undefined : known)
          : undefined,
      ),
    );
  if (words.length) return words;
  const { pages } = await import('../../site/pages');
  const { allTours } = await import('../../site/tours');
  return [...allTours.flatMap(tooLongDescription), ...addressMistakes(folder, pages)];
}

/** The length counts with the values filled in. */
const tooLongDescription = ({ slug, metaDescription = '' }: Tour) =>
  metaDescription.length > DESCRIPTION_LETTERS
    ? `${tourPath(slug)}: metaDescription is too long for search engines; ${DESCRIPTION_LETTERS} letters at most.`
    : [];

/** What contradicts another file: a number of two tours, an unknown slug, a price that does not fit that of an adult. */
function mistakesAcross(contents: ReadonlyMap<string, unknown>, slugs: readonly string[]): string[] {
  const tours = slugs.map((slug) => ({ ...(contents.get(tourPath(slug)) as Tour), slug }));
  const { timeZone } = contents.get('data/harbour.json') as { timeZone: string };
  const { places } = contents.get('data/places.json') as { places: { slug: string }[] };
  const { tourFrom } = contents.get('data/prices.json') as { tourFrom: number };
  const spots = places.map(({ slug }) => slug);
  const references = [REVIEWS, 'data/full-days.json', ...slugs.map(tourPath)].flatMap((file) =>
    faultSentences(
      file,
      contents.get(file),
      (value) =>
        slugFault(value, 'tour', 'data/tours', slugs) ??
        slugFault(value, 'places', 'data/places.json', spots) ??
        slugFault(value, 'place', 'data/places.json', spots),
    ),
  );
  const prices = tours.flatMap(({ slug, price = tourFrom, prices = {} }) => {
    const { adult = price, child = 0, family = adult } = prices;
    const fault = child > adult ? 'child is more' : family < adult && 'family is less';
    return fault
      ? `${tourPath(slug)}: prices.${fault} than the price of an adult, $${adult}; look at the two.`
      : [];
  });
  return [...tourMistakes(tours, calendarDay(new Date(), timeZone)), ...references, ...prices];
}

// Sentences for the slips of owners. The rules of single fields have theirs in data/schema/. Zod's own words are for the rest.
z.config({
  customError: (issue) => {
    if (issue.input === undefined) return 'is missing';
    if (issue.code === 'too_small' && issue.origin !== 'number') return 'is empty';
    if (issue.code === 'unrecognized_keys') return unknownField(issue.keys[0] ?? '', issue.schema);
    return `is not right (${z.locales.en().localeError(issue)})`;
  },
});

function unknownField(name: string, schema: z.core.$ZodType | undefined): string {
  const meant = closest(name, schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
  return `has an unknown field '${name}'; look for a typing mistake in its name${meant ? `, for example ${meant}` : ''}`;
}

/** One sentence for each value in a file that does not match its schema. */
export function contentSentences(file: string, schema: z.ZodType, content: unknown): string[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map(({ path, message }) => `${file}: ${positionOf(path, content)}${message}.`);
}

function faultSentences(file: string, content: unknown, faultOf: (value: unknown) => string | undefined) {
  return fieldsIn(content).flatMap(({ path, value }) => {
    const fault = faultOf(value);
    return fault ? `${file}: ${positionOf(path, content)}${fault}.` : [];
  });
}

function pictureFault(folder: string, value: unknown): string | undefined {
  if (!(value instanceof Object && ('poster' in value || 'photo' in value))) return undefined;
  const { original } = shown(value as PictureChoice);
  if (findOriginal(folder, { original })) return undefined;
  const meant = closest(`photos/${original}`, photographsIn(folder));
  return `names the picture '${original}', which is not in photos/; ${meant ? `the nearest there is '${meant}'` : 'copy it there'}`;
}

function slugFault(value: unknown, field: string, home: string, slugs: readonly string[]) {
  if (!(value instanceof Object && field in value)) return undefined;
  const names = [(value as Record<string, unknown>)[field]].flat().map(String);
  const unknown = names.find((name) => name && !slugs.includes(name));
  return unknown === undefined
    ? undefined
    : `names '${unknown}' under ${field}, which is no slug in ${home}; for example ${closest(unknown, slugs) ?? slugs[0]}`;
}

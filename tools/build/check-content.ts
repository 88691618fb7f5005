import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { fixedFiles, contentFiles as ownersFiles } from '../../data/schema/files';
import type { PicturePlace } from '../../data/schema/parts';
import { allToursRule, DESCRIPTION_LETTERS, type Tour } from '../../data/schema/tours';
import type * as pagesModule from '../../site/pages';
import { shown } from '../../site/shown-content';
import type * as toursModule from '../../site/tours';
import type * as valuesModule from '../../site/values';
import { findOriginal, photographsIn } from '../pictures/find-originals';
import { closest } from '../shared/closest';
import { contentSchema } from '../shared/content-schema';
import { fieldsIn, place } from '../shared/fields';
import { readJsonFile } from '../shared/read-text';
import { OwnerError, projectFolder } from '../shared/terminal';
import { writeWhole } from '../shared/write-whole';
import { addressMistakes } from './content/address-mistakes';
import { wordFault } from './content/word-fault';
import { listTours, tourSlugs } from './list-tours';

const REVIEWS = 'public/reviews.json';

/** The path of a tour's file. */
const tourPath = (slug: string) => `data/tours/${slug}.json`;

/** The schema of every content file of a project. */
export const contentFiles = (folder = projectFolder): Readonly<Record<string, z.ZodType>> => ({
  ...ownersFiles,
  ...Object.fromEntries(
    ['data/settings.json', ...fixedFiles, ...tourSlugs(folder).map(tourPath)].map((file) => [
      file,
      contentSchema(file),
    ]),
  ),
});

/**
 * Checks every file of content against its schema, and that its pictures are in `photos/`.
 * @param folder the project
 * @returns one sentence for each mistake: file, entry, field, what is wrong
 */
export async function contentMistakes(folder = projectFolder): Promise<string[]> {
  const schemas = Object.entries(contentFiles(folder));
  const contents = new Map<string, unknown>();
  const unreadable: string[] = [];
  for (const [file] of schemas)
    try {
      contents.set(file, readJsonFile(join(folder, file), file));
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      unreadable.push(error.message);
    }
  if (unreadable.length) return unreadable;

  // A wrong value shows in the words of other files too, so look at the words when every value is right.
  const values = schemas.flatMap(([file, schema]) => [
    ...contentSentences(file, schema, contents.get(file)),
    ...faultSentences(file, contents.get(file), (value) => pictureFault(folder, value)),
  ]);
  if (values.length) return values;
  const tours = tourSlugs(folder).map((slug) => contents.get(tourPath(slug)));
  const across = [
    ...contentSentences('data/tours', allToursRule, tours),
    ...referenceMistakes(folder, contents),
    ...priceMistakes(folder, contents),
  ];
  if (across.length) return across;
  // The editor leaves out an empty list. The site takes a file without one for broken.
  if (isDeepStrictEqual(contents.get(REVIEWS), {}))
    await writeWhole(join(folder, REVIEWS), '{ "reviews": [] }\n');

  // A copy of the owner's files has no code that computes from them.
  if (!existsSync(join(folder, 'site'))) return [];
  await listTours(folder);
  const { values: known } = await load<typeof valuesModule>(folder, 'site/values.ts');
  const names = Object.keys(known);
  const words = [...contents]
    .filter(([file]) => file !== REVIEWS && file !== 'data/settings.json')
    .flatMap(([file, content]) =>
      faultSentences(file, content, (value) =>
        typeof value === 'string'
          ? wordFault(value, fixedFiles.includes(file) ? undefined : names)
          : undefined,
      ),
    );
  if (words.length) return words;
  const { pages } = await load<typeof pagesModule>(folder, 'site/pages.ts');
  const { allTours } = await load<typeof toursModule>(folder, 'site/tours.ts');
  return [...allTours.flatMap(tooLongDescription), ...addressMistakes(folder, pages)];
}

/** The length counts with the values filled in. */
const tooLongDescription = ({ slug, metaDescription = '' }: Tour) =>
  metaDescription.length > DESCRIPTION_LETTERS
    ? `${tourPath(slug)}: metaDescription is too long for search engines; ${DESCRIPTION_LETTERS} letters at most.`
    : [];

const load = async <Module>(folder: string, file: string) =>
  (await import(pathToFileURL(join(folder, file)).href)) as Module;

/** The fields that name an entry of another file by its slug. */
function referenceMistakes(folder: string, contents: ReadonlyMap<string, unknown>): string[] {
  const tours = tourSlugs(folder);
  const { places } = contents.get('data/places.json') as { places: { slug: string }[] };
  const spots = places.map(({ slug }) => slug);
  const fault = (value: unknown) =>
    slugFault(value, 'tour', 'data/tours', tours) ??
    slugFault(value, 'places', 'data/places.json', spots) ??
    slugFault(value, 'place', 'data/places.json', spots);
  return [REVIEWS, 'data/full-days.json', ...tours.map(tourPath)].flatMap((file) =>
    faultSentences(file, contents.get(file), fault),
  );
}

/** The prices of a tour that do not fit that of an adult: its own, or the common one. */
function priceMistakes(folder: string, contents: ReadonlyMap<string, unknown>): string[] {
  const { tourFrom } = contents.get('data/prices.json') as { tourFrom: number };
  return tourSlugs(folder).flatMap((slug) => {
    const { price = tourFrom, prices = {} } = contents.get(tourPath(slug)) as Tour;
    const { adult = price, child = 0, family = adult } = prices;
    const fault = child > adult ? 'child is more' : family < adult && 'family is less';
    return fault
      ? `${tourPath(slug)}: prices.${fault} than the price of an adult, $${adult}; look at the two.`
      : [];
  });
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

/** The values in a file that do not match its schema, one sentence each. */
export function contentSentences(file: string, schema: z.ZodType, content: unknown): string[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map(({ path, message }) => `${file}: ${place(path, content)}${message}.`);
}

/** One sentence for each value in a file that has the fault. */
function faultSentences(file: string, content: unknown, faultOf: (value: unknown) => string | undefined) {
  return fieldsIn(content).flatMap(({ path, value }) => {
    const fault = faultOf(value);
    return fault ? `${file}: ${place(path, content)}${fault}.` : [];
  });
}

/** The drawing or the photograph that a value names, when it does not exist. */
function pictureFault(folder: string, value: unknown): string | undefined {
  if (!(value instanceof Object && ('poster' in value || 'photo' in value))) return undefined;
  const { original } = shown(value as PicturePlace);
  if (findOriginal(folder, { original })) return undefined;
  const meant = closest(`photos/${original}`, photographsIn(folder));
  return `names the picture '${original}', which is not in photos/; ${meant ? `the nearest there is '${meant}'` : 'copy it there'}`;
}

/** What a field names by its slug, be it one or a list, when the other file does not have it. */
function slugFault(value: unknown, field: string, home: string, slugs: readonly string[]) {
  if (!(value instanceof Object && field in value)) return undefined;
  const names = [(value as Record<string, unknown>)[field]].flat().map(String);
  const unknown = names.find((name) => name && !slugs.includes(name));
  return unknown === undefined
    ? undefined
    : `names '${unknown}' under ${field}, which is no slug in ${home}; for example ${closest(unknown, slugs) ?? slugs[0]}`;
}

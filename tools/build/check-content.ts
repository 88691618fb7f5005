import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { noticeFile, pricesFile, siteFile } from '../../data/schema/business';
import { ownerAnswersFile } from '../../data/schema/owner-answers';
import { pageFiles } from '../../data/schema/pages';
import { reviewsFile } from '../../data/schema/reviews';
import { placesFile, toursFile } from '../../data/schema/tours';
import type * as pagesModule from '../../site/pages';
import { readManifest } from '../pictures/manifest';
import { closest } from '../shared/closest';
import { OwnerError, projectFolder } from '../shared/terminal';
import { addressMistakes } from './content/address-mistakes';
import { fieldsIn, place } from './content/fields';
import { loadContent } from './content/load-content';
import { wordFault } from './content/word-fault';

/** The schema of every content file. */
export const contentFiles: Readonly<Record<string, z.ZodObject>> = {
  'data/prices.ts': pricesFile,
  'data/tours.ts': toursFile,
  ...pageFiles,
  'data/places.ts': placesFile,
  'data/owner-facts.ts': ownerAnswersFile,
  'data/site.ts': siteFile,
  'data/notice.ts': noticeFile,
  'public/reviews.json': reviewsFile,
};

/** The fields that name an entry of another file by its slug. */
const references = [
  ['public/reviews.json', 'tour', 'data/tours.ts'],
  ['data/owner-facts.ts', 'tours', 'data/tours.ts'],
  ['data/owner-facts.ts', 'place', 'data/places.ts'],
  ['data/tours.ts', 'places', 'data/places.ts'],
] as const;

/** Checks every file of content, and that its pictures are made. */
export const checkContent = (folder = projectFolder) =>
  contentMistakes(folder, Object.keys(readManifest(folder)));

/**
 * Checks every file of content against its schema.
 * @param folder the project; @param made the names of the made pictures, if they are checked too
 * @returns one sentence for each mistake: file, entry, field, what is wrong
 */
export async function contentMistakes(folder = projectFolder, made?: readonly string[]): Promise<string[]> {
  const contents = new Map<string, unknown>();
  // A file that imports a broken file ends in the sentence about that one.
  const unreadable = new Set<string>();
  for (const file of new Set([...Object.keys(contentFiles), ...filesWithWords(folder)]))
    try {
      contents.set(file, await loadContent(folder, file));
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      unreadable.add(error.message);
    }
  if (unreadable.size) return [...unreadable];

  // A wrong value shows in the words of other files too, so look at the words when every value is right.
  const values = Object.entries(contentFiles).flatMap(([file, schema]) => {
    const content = contents.get(file);
    return [
      ...contentSentences(file, schema, content),
      ...faultSentences(file, content, (value) => made && pictureFault(value, made)),
    ];
  });
  if (values.length) return values;
  const names = references.flatMap(([file, field, home]) => {
    const slugs = fieldsIn(contents.get(home)).filter(({ path }) => path.at(-1) === 'slug');
    const known = slugs.map(({ value }) => String(value));
    return faultSentences(file, contents.get(file), (value) => slugFault(value, field, home, known));
  });
  if (names.length) return names;
  contents.delete('public/reviews.json');
  const words = [...contents].flatMap(([file, content]) =>
    // A schema says which of its texts may be empty.
    faultSentences(file, content, (value) =>
      typeof value !== 'string' || (file in contentFiles && !value.trim()) ? undefined : wordFault(value),
    ),
  );
  if (words.length) return words;
  const { pages } = (await loadContent(folder, 'data/functions/pages.ts')) as typeof pagesModule;
  return addressMistakes(folder, pages);
}

/** The settings have a check of their own (check-settings.ts). */
function filesWithWords(folder: string): string[] {
  return readdirSync(join(folder, 'data'))
    .filter((name) => name.endsWith('.ts') && !/(settings|\.test)\.ts$/.test(name))
    .map((name) => `data/${name}`);
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
export function contentSentences(file: string, schema: z.ZodObject, content: unknown): string[] {
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

/** The picture that a value names, when it does not exist. An object with a field for its description is a picture. */
function pictureFault(value: unknown, pictures: readonly string[]): string | undefined {
  if (!(value instanceof Object && 'alt' in value && 'name' in value)) return undefined;
  return pictures.includes(String(value.name))
    ? undefined
    : `names the picture '${value.name}', which is not made yet; copy a photograph into photos/ as ${value.name}.jpg and run 'npm run pictures'`;
}

/** What a field names by its slug, be it one, a list or the names of its own fields, when the other file does not have it. */
function slugFault(value: unknown, field: string, home: string, slugs: readonly string[]) {
  if (!(value instanceof Object && field in value)) return undefined;
  const named = (value as Record<string, unknown>)[field];
  const names = named instanceof Object && !Array.isArray(named) ? Object.keys(named) : [named].flat();
  const unknown = names.map(String).find((name) => !slugs.includes(name));
  return unknown === undefined
    ? undefined
    : `names '${unknown}' under ${field}, which is no slug in ${home}; for example ${closest(unknown, slugs) ?? slugs[0]}`;
}

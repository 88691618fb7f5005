import type { z } from 'zod';
import { field } from './builders';
import { businessFiles } from './business';
import { fixedSchemas } from './fixed';
import { ownPageFile } from './own-pages';
import { ownerAnswersFile } from './owner-answers';
import { pageFiles } from './pages';
import { reviewsFile } from './reviews';
import { checked } from './sentences';
import { placesFile, tourFile } from './tours';
import { wordFiles } from './words';

/**
 * The schema of every file that the owner edits, but those in `folders`, in the
 * order in which their mistakes are told.
 */
export const ownersSchemas = {
  ...businessFiles,
  ...pageFiles,
  'data/places.json': placesFile,
  'data/owner-answers.json': ownerAnswersFile,
  'public/reviews.json': field(reviewsFile, 'Reviews'),
  ...wordFiles,
};

/** The files of fixed words. No editor shows them. */
export const fixedFiles: readonly string[] = Object.keys(fixedSchemas);

/** The files whose curly brackets code fills in, with values of its own. */
export const filledByCode: readonly string[] = [
  ...fixedFiles,
  ...Object.keys(wordFiles),
];

const schemas = { ...ownersSchemas, ...fixedSchemas };
export type ContentPath = keyof typeof schemas;
/** What a file of data/ holds, with its defaults filled in. */
export type ContentOf<Path extends ContentPath> = z.output<
  (typeof schemas)[Path]
>;

/**
 * Checks the content of a file by its schema and fills in the defaults. Throws
 * one sentence about the first mistake.
 */
export const parse = <Path extends ContentPath>(path: Path, content: unknown) =>
  checked(path, schemas[path] as z.ZodType, content) as ContentOf<Path>;

/**
 * The folders of data/ with a file for each entry, by its schema. The name of a
 * file becomes an address.
 */
const folderSchemas = {
  'data/tours': tourFile,
  'data/own-pages': ownPageFile,
};
export type Folder = keyof typeof folderSchemas;
export const folders = Object.keys(folderSchemas) as readonly Folder[];

/** The same for an entry of a folder. */
export const parseEntry = <Path extends Folder>(
  folder: Path,
  slug: string,
  content: unknown,
) =>
  checked(
    `${folder}/${slug}.json`,
    folderSchemas[folder] as z.ZodType,
    content,
  ) as z.output<(typeof folderSchemas)[Path]>;

/** The folder of an entry's file; none for any other file. */
export const folderOf = (file: string) =>
  folders.find((folder) => file.startsWith(`${folder}/`));

/** The schema of any file of data/ by its path, and of public/reviews.json. */
export function schemaOf(file: string): z.ZodType {
  const folder = folderOf(file);
  return folder ? folderSchemas[folder] : schemas[file as ContentPath];
}

import { z } from 'zod';
import { field } from './builders';
import { businessFiles } from './business';
import { countryFiles } from './country';
import { customPageFile } from './custom-pages';
import { ownerAnswersFile } from './owner-answers';
import { pageFiles } from './pages';
import { reviewsFile } from './reviews';
import { checked } from './sentences';
import { placesFile, tourFile } from './tours';

/** The single files that the owner edits, in the order of their mistakes. */
export const ownersSchemas = {
  ...businessFiles,
  ...pageFiles,
  'data/owner-answers.json': ownerAnswersFile,
  'public/reviews.json': field(reviewsFile, 'Reviews'),
};

/**
 * Words and numbers of the site that only a programmer edits. TypeScript reads
 * their fields from the files themselves; no text may be empty.
 */
const words: z.ZodType = z.lazy(() =>
  z.union([
    z.string().min(1),
    z.number(),
    z.array(words),
    z.record(z.string(), words),
  ]),
);
const wordsFile = z
  .record(z.string(), words)
  .refine(
    (file) => Object.keys(file).length > 0,
    'is empty; bring its words back from an earlier version of the file',
  );
/** Texts of pages. */
const textFiles = [
  'data/accessibility.json',
  'data/contact.json',
  'data/getting-here.json',
  'data/planner.json',
];
/** Words in whose curly brackets code fills in values of its own. */
export const filledByCode: readonly string[] = [
  'data/client-texts.json',
  'data/enquiry-form.json',
  'data/enquiry-help.json',
  'data/enquiry-outcome.json',
  'data/error-screens.json',
  'data/island.json',
  'data/labels.json',
  'data/llms.json',
  'data/navigation.json',
  'data/pages.json',
  'data/phrases.json',
  'data/privacy.json',
  'data/telephone.json',
  'data/tour-page.json',
];

const uneditedSchemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    [...textFiles, ...filledByCode].map((file) => [file, wordsFile]),
  ),
  ...countryFiles,
  'data/places.json': placesFile,
};
/** The files that no editor shows. */
export const uneditableFiles: readonly string[] = Object.keys(uneditedSchemas);

export type ContentPath = keyof typeof ownersSchemas;
/** What a file of data/ holds, with its defaults filled in. */
export type ContentOf<Path extends ContentPath> = z.output<
  (typeof ownersSchemas)[Path]
>;
/** Fills in the defaults. Throws one sentence about the first mistake. */
export const parse = <Path extends ContentPath>(path: Path, content: unknown) =>
  checked(path, ownersSchemas[path] as z.ZodType, content) as ContentOf<Path>;

/** The folders with a file for each entry. Its name becomes an address. */
const folderSchemas = {
  'data/tours': tourFile,
  'data/custom-pages': customPageFile,
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
  return folder
    ? folderSchemas[folder]
    : ((ownersSchemas as Readonly<Record<string, z.ZodType>>)[file] ??
        uneditedSchemas[file] ??
        wordsFile);
}

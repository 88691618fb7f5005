import { z } from 'zod';
import { businessFiles } from './business';
import { field, words } from './fields';
import { ownerAnswersFile } from './owner-answers';
import { pageFiles } from './pages';
import { reviewsFile } from './reviews';
import { placesFile, tourFile } from './tours';

/** The schema of every file that the owner edits, but the tours, in the order in which their mistakes are told. */
export const contentFiles: Readonly<Record<string, z.ZodType>> = {
  ...businessFiles,
  ...pageFiles,
  'data/places.json': placesFile,
  'data/owner-answers.json': ownerAnswersFile,
  'public/reviews.json': field(reviewsFile, 'Reviews'),
};

/** The files of fixed words: labels, and sentences of the form and of faults. Code fills in what stands in their curly brackets. */
export const fixedFiles: readonly string[] = [
  ...['client-texts', 'enquiry-errors', 'enquiry-form', 'enquiry-help', 'enquiry-outcome', 'error-screens'],
  ...['labels', 'llms', 'navigation', 'pages', 'phrases', 'telephone', 'tour-page'],
].map((name) => `data/${name}.json`);

/** The schema of any file of data/ by its path, and of public/reviews.json. */
export const schemaOf = (file: string): z.ZodType =>
  contentFiles[file] ?? (file.startsWith('data/tours/') ? tourFile : z.record(z.string(), words));

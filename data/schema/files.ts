import { z } from 'zod';
import { harbourFile, noticeFile, pricesFile, siteFile } from './business';
import { ownerAnswersFile } from './owner-answers';
import {
  aboutFile,
  accessibilityFile,
  boatHireFile,
  contactFile,
  faqFile,
  gettingHereFile,
  homeFile,
  plannerFile,
  privacyFile,
} from './pages';
import { field, text, words } from './parts';
import { reviewsFile } from './reviews';
import { placesFile } from './tours';

const publicFiles = z.strictObject({
  files: field(
    z.array(text),
    'Files that are published',
    'Beside pictures and pages: a file of your own in public/, such as the proof of a search engine.',
  ),
});

/** The schema of every file that the owner edits, but the tours, in the order in which their mistakes are told. */
export const contentFiles: Readonly<Record<string, z.ZodType>> = {
  'data/prices.json': pricesFile,
  'data/home.json': homeFile,
  'data/boat-hire.json': boatHireFile,
  'data/about.json': aboutFile,
  'data/faq.json': faqFile,
  'data/contact.json': contactFile,
  'data/privacy.json': privacyFile,
  'data/accessibility.json': accessibilityFile,
  'data/getting-here.json': gettingHereFile,
  'data/planner.json': plannerFile,
  'data/places.json': placesFile,
  'data/owner-answers.json': ownerAnswersFile,
  'data/site.json': siteFile,
  'data/harbour.json': harbourFile,
  'data/notice.json': noticeFile,
  'data/public-files.json': publicFiles,
  'public/reviews.json': reviewsFile,
};

/** The files of fixed words: labels, and sentences of the form and of faults. Code fills in what stands in their curly brackets. */
export const fixedFiles: readonly string[] = [
  'data/client-texts.json',
  'data/enquiry-errors.json',
  'data/enquiry-form.json',
  'data/enquiry-help.json',
  'data/enquiry-outcome.json',
  'data/error-screens.json',
  'data/labels.json',
  'data/llms.json',
  'data/navigation.json',
  'data/pages.json',
  'data/phrases.json',
  'data/telephone.json',
  'data/tour-page.json',
];

/** The schema of a file of fixed words. */
export const fixedFile = z.record(z.string(), words);

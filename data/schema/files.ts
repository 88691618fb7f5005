import { z } from 'zod';
import { fullDaysFile, harbourFile, noticeFile, pricesFile, siteFile } from './business';
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
import { placesFile, tourFile } from './tours';

const publicFiles = z.strictObject({
  files: field(
    z.array(text),
    'Files that are published',
    'Beside pictures and pages: a file of your own in public/, such as the proof of a search engine.',
  ),
});

/** The schema of every file that the owner edits, but the tours, in the order in which their mistakes are told. */
export const contentFiles: Readonly<Record<string, z.ZodType>> = {
  'data/prices.json': field(pricesFile, 'Prices'),
  'data/home.json': field(homeFile, 'Home page'),
  'data/boat-hire.json': field(boatHireFile, 'Boat hire'),
  'data/about.json': field(aboutFile, 'About us'),
  'data/faq.json': field(faqFile, 'Questions'),
  'data/contact.json': field(contactFile, 'Contact'),
  'data/privacy.json': field(privacyFile, 'Privacy'),
  'data/accessibility.json': field(accessibilityFile, 'Accessibility'),
  'data/getting-here.json': field(gettingHereFile, 'Getting here'),
  'data/planner.json': field(plannerFile, 'The months'),
  'data/places.json': field(placesFile, 'Places'),
  'data/owner-answers.json': field(ownerAnswersFile, 'Facts about us'),
  'data/site.json': field(siteFile, 'The business'),
  'data/harbour.json': field(harbourFile, 'Harbour'),
  'data/notice.json': field(noticeFile, 'Notice'),
  'data/full-days.json': field(fullDaysFile, 'Days when we are full'),
  'data/public-files.json': field(publicFiles, 'Files of your own'),
  'public/reviews.json': field(reviewsFile, 'Reviews'),
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

/** The schema of any file of data/ by its path, and of public/reviews.json. */
export const schemaOf = (file: string): z.ZodType =>
  contentFiles[file] ?? (file.startsWith('data/tours/') ? tourFile : fixedFile);

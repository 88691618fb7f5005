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
import { words } from './parts';
import { reviewsFile } from './reviews';
import { placesFile } from './tours';

/** A file of fixed words: labels, and sentences of the form and of faults. */
const fixedWords = z.record(z.string(), words);

/** The schema of every content file but the tours, in the order in which their mistakes are told. */
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
  'data/client-texts.json': fixedWords,
  'data/enquiry-errors.json': fixedWords,
  'data/enquiry-form.json': fixedWords,
  'data/enquiry-help.json': fixedWords,
  'data/enquiry-outcome.json': fixedWords,
  'data/error-screens.json': fixedWords,
  'data/labels.json': fixedWords,
  'data/llms.json': fixedWords,
  'data/navigation.json': fixedWords,
  'data/pages.json': fixedWords,
  'data/phrases.json': fixedWords,
  'data/telephone.json': fixedWords,
  'data/tour-page.json': fixedWords,
  'public/reviews.json': reviewsFile,
};

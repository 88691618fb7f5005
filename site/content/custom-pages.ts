import { anchorOf } from '../../data/schema/pages';
import { entriesOf } from '../facts/entries';
import { files } from '../facts/files/custom-pages';
import { paragraphsOf } from '../words/wording';
import { filled } from './read';

/** The pages that the owner has added, in the order of the editor. */
export const customPages = filled(entriesOf('data/custom-pages', files)).map(
  ({ questions = [], ...page }) => ({
    ...page,
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: paragraphsOf(answer),
      slug: anchorOf(question),
    })),
  }),
);

/** Its mark lets the types find a link in the code to a page that is gone. */
export type CustomAddress = `/${string}` & { readonly isCustom: true };
export const customAddress = (slug: string) => `/${slug}` as CustomAddress;

/**
 * NEXT: an export refuses a route without any page. With none of the owner's it
 * has this one, which the build takes out. No slug begins with '_'.
 */
export const NO_CUSTOM_PAGE = '_none';

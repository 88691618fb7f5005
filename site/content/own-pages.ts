import { anchorOf } from '../../data/schema/pages';
import { entriesOf } from '../facts/entries';
import { files } from '../facts/files/own-pages';
import { paragraphsOf } from '../words/wording';
import { filled } from './read';

/** The pages that the owner has added, in the order of the editor. */
export const ownPages = filled(entriesOf('data/own-pages', files)).map(
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
export type OwnAddress = `/${string}` & { readonly isOwn: true };
export const ownAddress = (slug: string) => `/${slug}` as OwnAddress;

/**
 * NEXT: an export refuses a route without any page. With none of the owner's it
 * has this one, which the build takes out. No slug begins with '_'.
 */
export const NO_OWN_PAGE = '_none';

import type { Mistake } from '../../shared/mistakes';
import { sharedValues } from './entry-mistakes';

type OwnPageFacts = { slug: string; title: string; linkedFrom: string };

/** What two pages of the owner's own may not share. */
export const ownPageMistakes = (pages: readonly OwnPageFacts[]): Mistake[] => [
  ...sharedValues('data/own-pages', pages, { title: 'give this one another' }),
  ...sharedValues(
    'data/own-pages',
    pages.filter(({ linkedFrom }) => linkedFrom === 'menu'),
    {
      linkedFrom:
        'the menu has room for one page of your own, so choose the footer for one of the two',
    },
  ),
];

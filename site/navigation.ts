import texts from '../data/navigation.json' with { type: 'json' };
import type { PagePath } from './pages';

/** The pages in the bar in order, without the tours and the form. Their names come from `pages`. */
export const barPages = texts as Record<'beforeTours' | 'afterTours', PagePath[]>;

/** The texts of the bar and of the phone menu, and of the footer. */
export const { bar: barTexts, footer: footerTexts } = texts;

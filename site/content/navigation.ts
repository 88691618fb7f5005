import navigationFile from '../../data/navigation.json' with { type: 'json' };
import { parse } from '../../data/schema/files';
import { type PagePath, pages } from './pages';

const { bar, footer, beforeTours, afterTours } = parse(
  'data/navigation.json',
  navigationFile,
);

/**
 * The pages in the bar that there are, in order, without the tours and the
 * form. Their names come from `pages`.
 */
export const barPages = {
  beforeTours: beforeTours.filter(isShown),
  afterTours: afterTours.filter(isShown),
};

function isShown(path: PagePath) {
  return pages.some((page) => page.path === path);
}

/** The texts of the bar and of the phone menu, and of the footer. */
export { bar as barTexts, footer as footerTexts };

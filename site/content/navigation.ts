import navigationFile from '../../data/navigation.json' with { type: 'json' };
import type { SinglePath } from './pages';

const { bar, footer, ...inBar } = navigationFile;

/** The pages in the bar in order, without the tours and the form. */
export const barPages = inBar as Record<
  'beforeTours' | 'afterTours',
  readonly SinglePath[]
>;

export { bar as barTexts, footer as footerTexts };

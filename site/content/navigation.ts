import navigationFile from '../../data/navigation.json' with { type: 'json' };
import { parse } from '../../data/schema/files';

const { bar, footer, beforeTours, afterTours } = parse(
  'data/navigation.json',
  navigationFile,
);

/** The pages in the bar in order, without the tours and the form. */
export const barPages = { beforeTours, afterTours };

/** The texts of the bar and of the phone menu, and of the footer. */
export { bar as barTexts, footer as footerTexts };

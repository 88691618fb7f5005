import errorScreensFile from '../data/error-screens.json' with { type: 'json' };
import type { ContentOf } from '../data/schema/files';

const texts: ContentOf<'data/error-screens.json'> = errorScreensFile;

/** Of a page that throws, of one that has not loaded completely, of an unknown address, and of one that is slow or does not come. */
export const { thrownTexts, incompleteText, notFoundTexts, onItsWay, absentText } = texts;

import content from '../data/accessibility.json' with { type: 'json' };
import { filled } from './values';

/** The texts of the page on accessibility. */
export const accessibility = filled(content);

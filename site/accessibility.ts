import content from '../data/accessibility.json';
import { filled } from './values';

/** The texts of the page on accessibility. */
export const accessibility = filled(content);

import content from '../data/about.json' with { type: 'json' };
import { filled } from './values';

/** The words of the about page. */
export const about = filled(content);

import content from '../data/boat-hire.json' with { type: 'json' };
import { filled } from './values';

/** The words of the boat hire page. */
export const boatHire = filled(content);

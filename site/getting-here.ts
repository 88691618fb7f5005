import content from '../data/getting-here.json' with { type: 'json' };
import { filled } from './values';

/** How to get to the harbour. */
export const gettingHere = filled(content);

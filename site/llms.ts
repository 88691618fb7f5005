import content from '../data/llms.json' with { type: 'json' };
import { filled } from './values';

/** The words of llms.txt, and of the prices in structured data. */
export const llms = filled(content);

import content from '../data/planner.json' with { type: 'json' };
import { filled } from './values';

/** The month-by-month planner. */
export const planner = filled(content);

/** The earliest sunset of the year at Nelly Bay (end of May, start of June) and the latest (mid-January). */
export const { sunsetRange } = planner;

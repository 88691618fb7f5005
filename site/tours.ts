import type { Tour } from '../data/schema/tours';
import { tourList } from './tour-list';
import { filled } from './values';

/** Every tour in the order of the site, also a tour that is off for the season (`backOn`). The content check refuses an empty list. */
export const allTours = filled(tourList) as unknown as readonly [Tour, ...Tour[]];

/** The tours that are on, in the order of the site: for cards, menu, footer, form and FAQ. The content check wants one. */
export const tours = allTours.filter(({ backOn }) => !backOn) as unknown as readonly [Tour, ...Tour[]];

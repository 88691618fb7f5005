import type { Tour } from '../data/schema/tours';
import { tourList } from './tour-list';
import { filled } from './values';

// The content check refuses a list without a tour, or without a tour that is on.

/** Every tour in the order of the site, also a tour that is off for the season (`backOn`). */
export const allTours = filled(tourList) as unknown as readonly [Tour, ...Tour[]];

/** The tours that are on, in the order of the site: for cards, menu, footer, form and FAQ. */
export const tours = allTours.filter(({ backOn }) => !backOn) as unknown as readonly [Tour, ...Tour[]];

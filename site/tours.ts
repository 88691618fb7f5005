import type { Tour } from '../data/schema/tours';
import { atLeastOne } from './at-least-one';
import { filled } from './read';
import { tourList } from './tour-list';

/** Every tour in the order of the site, also a tour that is off for the season (`backOn`). The content check refuses an empty list. */
export const allTours = atLeastOne<Tour>(filled(tourList));

/** The tours that are on, in the order of the site: for cards, menu, footer, form and FAQ. The content check wants one. */
export const tours = atLeastOne(allTours.filter(({ backOn }) => !backOn));

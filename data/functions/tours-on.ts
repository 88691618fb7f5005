import type { Tour } from '../schema/tours';
import { allTours } from '../tours';

/** The tours that are on, in the order of the site: for cards, menu, footer, form and FAQ. */
export const tours = toursOn(allTours);

/** The tours of a list without those that are off for the season (`backOn`). */
export function toursOn<OneTour extends Tour>(all: readonly OneTour[]) {
  // The content check refuses a list without a tour that is on.
  return all.filter(({ backOn }) => !backOn) as [OneTour, ...OneTour[]];
}

import placesFile from '../../data/places.json' with { type: 'json' };
import { inks, type Tour } from '../../data/schema/tours';
import { atLeastOne } from '../facts/at-least-one';
import { rawTours } from '../facts/raw-tours';
import { filled } from './read';

const placesOfTours = new Map<string, readonly string[]>(
  Object.entries(placesFile.tours),
);

/**
 * Every tour in the order of the site, also a tour that is off for the season
 * (`backOn`). The content check refuses an empty list.
 */
export const allTours = atLeastOne<Tour>(
  filled(rawTours).map((tour, index) => ({
    ...tour,
    ink: inks[index % inks.length] ?? 'reef',
    places: placesOfTours.get(tour.slug),
    image: (rawTours[index]?.hero.photo ? undefined : tour.image) ?? tour.hero,
  })),
);

/**
 * The tours that are on, in the order of the site: for cards, menu, footer,
 * form and FAQ. The content check wants one.
 */
export const tours = atLeastOne(allTours.filter(({ backOn }) => !backOn));

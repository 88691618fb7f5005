import placesFile from '../../data/places.json' with { type: 'json' };
import { inks, type Tour } from '../../data/schema/tours';
import { atLeastOne } from '../facts/at-least-one';
import { rawTours } from '../facts/raw-tours';
import { filled } from './read';

const placesOfTours = new Map<string, readonly string[]>(
  Object.entries(placesFile.tours),
);

/** Every tour in the order of the site, also one that is off (`backOn`). */
export const allTours = atLeastOne<Tour>(
  filled(rawTours).map((tour, index) => ({
    ...tour,
    ink: inks[index % inks.length] ?? 'reef',
    places: placesOfTours.get(tour.slug),
    image: (rawTours[index]?.hero.photo ? undefined : tour.image) ?? tour.hero,
  })),
);

/** The tours that are on: for cards, menu, footer, form and FAQ. */
export const tours = atLeastOne(allTours.filter(({ backOn }) => !backOn));

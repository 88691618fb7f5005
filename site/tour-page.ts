import type { Tour } from '../data/schema/tours';
import content from '../data/tour-page.json' with { type: 'json' };
import { capitalise, fill } from './fill';
import { groupPrice, tourPrice } from './price-words';
import { filled } from './values';

const texts = filled(content);

/** The texts of all tour pages. */
export const tourPageWords = {
  ...texts,
  price: (tour: Tour) => capitalise(tourPrice(tour)),
  beforeYouBook: { ...texts.beforeYouBook, groupPrice },
  closing: {
    ...texts.closing,
    heading: (tour: Tour) => fill(texts.closing.heading, { name: tour.name, price: tourPrice(tour) }),
    button: (name: string) => fill(texts.closing.button, { name }),
  },
  /** For a tour that is off. The sentences stay true after its day, because a page may be read long after it was built. */
  off: {
    ...texts.off,
    heading: (day: string) => fill(texts.off.heading, { day }),
    description: (name: string, day: string) => fill(texts.off.description, { name, day }),
  },
};

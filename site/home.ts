import content from '../data/home.json' with { type: 'json' };
import type { Picture } from '../data/schema/parts';
import { filled } from './values';

const texts = filled(content);

/** The texts and pictures of the home page. */
export const home = {
  ...texts,
  wheelchair: texts.wheelchair ?? '',
  slides: texts.slides as [Picture, ...Picture[]],
  tours: {
    ...texts.tours,
    /** The second part of a card's link, for screen readers. */
    about: (name: string) => ` ${texts.tours.about.replace('{name}', name)}`,
  },
};

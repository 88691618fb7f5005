import clientTextsFile from '../../data/client-texts.json' with {
  type: 'json',
};
import type { ContentOf } from '../../data/schema/files';
import { fill } from '../words/fill';

const texts: ContentOf<'data/client-texts.json'> = clientTextsFile;

/*
 * The texts that scripts write on the home page and the tour pages: in their
 * own file, so that the scripts hold no other texts.
 */

export const { slideshowTexts, sunsetTexts } = texts;

export const reviewTexts = {
  ...texts.reviewTexts,
  rating: (rating: number) => fill(texts.reviewTexts.rating, { rating }),
  notLoaded: (status?: number) =>
    fill(texts.reviewTexts.notLoaded, {
      error: status ? fill(texts.reviewTexts.error, { status }) : '',
    }),
};

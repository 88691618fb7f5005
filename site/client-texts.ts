import texts from '../data/client-texts.json' with { type: 'json' };
import { fill } from './fill';

/*
 * The texts that scripts write on the home page and the tour pages. They are in their own file, so that scripts do not contain
 * the other texts of the pages.
 */

export const { slideshowWords, sunsetWords } = texts;

export const reviewWords = {
  ...texts.reviewWords,
  rating: (rating: number) => fill(texts.reviewWords.rating, { rating }),
  notLoaded: (status?: number) =>
    fill(texts.reviewWords.notLoaded, { error: status ? fill(texts.reviewWords.error, { status }) : '' }),
};

export const shareWords = {
  ...texts.shareWords,
  copyYourself: (url: string) => fill(texts.shareWords.copyYourself, { url }),
};

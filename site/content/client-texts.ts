import texts from '../../data/client-texts.json' with { type: 'json' };
import { fill } from '../words/fill';

// In a file of their own, so that the scripts hold no other texts.
export const { slideshowTexts, sunsetTexts } = texts;

export const reviewTexts = {
  ...texts.reviewTexts,
  rating: (rating: number) => fill(texts.reviewTexts.rating, { rating }),
  notLoaded: (status?: number) =>
    fill(texts.reviewTexts.notLoaded, {
      error: status ? fill(texts.reviewTexts.error, { status }) : '',
    }),
};

'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { ReviewCards } from '@/components/shared/reviews/review-cards';
import {
  loadReviews,
  type Review,
} from '@/components/shared/reviews/reviews-file';
import { reviewTexts } from '@/site/content/client-texts';

/** The number of reviews at first and after each press. */
const PAGE_SIZE = 12;

/**
 * The HTML has the first reviews of the build; those of `/reviews.json` replace
 * them. The browser's history keeps how many are shown.
 */
export function ReviewList({ initial }: { initial: readonly Review[] }) {
  const [reviews, setReviews] = useState(initial);
  const [failure, setFailure] = useState('');
  const [visible, setVisible] = useState(PAGE_SIZE);

  // Before the first paint, so that Back finds its place.
  useLayoutEffect(() => setVisible(history.state?.reviews ?? PAGE_SIZE), []);

  useEffect(() => {
    loadReviews().then(setReviews, (error: Error) => setFailure(error.message));
  }, []);

  const showMore = () => {
    setVisible(visible + PAGE_SIZE);
    history.replaceState(
      { ...history.state, reviews: visible + PAGE_SIZE },
      '',
    );
  };

  if (failure) return <p role="alert">{failure}</p>;
  return (
    <>
      {reviews.length > 0 && (
        <ReviewCards reviews={reviews.slice(0, visible)} />
      )}
      {reviews.length > visible && (
        <button
          className="button"
          data-kind="outline"
          type="button"
          onClick={showMore}
        >
          {reviewTexts.more}
        </button>
      )}
    </>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { ReviewCards } from '@/components/shared/reviews/review-cards';
import { loadReviews, type Review } from '@/components/shared/reviews/reviews-file';
import { reviewWords } from '@/site/client-texts';
import styles from './review-list.module.css';

/** The number of reviews at first and after each press. */
const PAGE_SIZE = 12;

/** The review cards. The HTML has the first reviews of the build. The reviews of `/reviews.json` then replace them. */
export function ReviewList({ initial }: { initial: readonly Review[] }) {
  const [reviews, setReviews] = useState(initial);
  const [failure, setFailure] = useState('');
  const [shown, setShown] = useState(PAGE_SIZE);

  useEffect(() => {
    loadReviews().then(setReviews, (error: Error) => setFailure(error.message));
  }, []);

  if (failure) {
    return (
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    );
  }
  return (
    <>
      <ReviewCards reviews={reviews.slice(0, shown)} />
      {reviews.length > shown && (
        <button
          className="button"
          data-kind="outline"
          type="button"
          onClick={() => setShown(shown + PAGE_SIZE)}
        >
          {reviewWords.more}
        </button>
      )}
    </>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { reviewWords } from '@/data/script-words';
import { loadReviews } from './load-reviews';
import type { Review } from './review';
import styles from './review-list.module.css';
import { Stars } from './stars';

/** So many at first, and so many more at each press. */
const PAGE = 12;

/** The review cards. The HTML has those of the build; `/reviews.json` then replaces them. */
export function ReviewList({ known }: { known: readonly Review[] }) {
  const [reviews, setReviews] = useState(known);
  const [failure, setFailure] = useState('');
  const [shown, setShown] = useState(PAGE);

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
      <ul className={styles.list}>
        {reviews.slice(0, shown).map(({ author, rating, text, sample }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two reviews may say the same; their order is their identity
          <li key={index} className={styles.card}>
            <div className={styles.top}>
              <Stars rating={rating} />
              {sample && <span className={styles.sample}>{reviewWords.sample}</span>}
            </div>
            <blockquote className={styles.text}>{text}</blockquote>
            <p className={styles.author}>{author}</p>
          </li>
        ))}
      </ul>
      {reviews.length > shown && (
        <button className={styles.more} type="button" onClick={() => setShown(shown + PAGE)}>
          {reviewWords.more}
        </button>
      )}
    </>
  );
}

import { ReviewCard } from './review-card';
import styles from './review-cards.module.css';
import type { Review } from './reviews-file';

/** Reviews, in two columns on wide screens. */
export function ReviewCards({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.cards}>
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reviews may say the same; the order identifies them
        <ReviewCard key={index} review={review} />
      ))}
    </ul>
  );
}

import { reviewWords } from '@/site/client-texts';
import { each } from '../each';
import styles from './review-cards.module.css';
import type { Review } from './reviews-file';
import { Stars } from './stars';

/** Reviews, in two columns on wide screens. */
export function ReviewCards({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.cards}>
      {each(reviews, (review) => (
        <ReviewCard review={review} />
      ))}
    </ul>
  );
}

/** One review. A long one shows its beginning, and a press opens the rest. */
function ReviewCard({ review: { author, rating, text, origin, sample } }: { review: Review }) {
  const cut = text.length > LONG ? text.lastIndexOf(' ', SHOWN) : -1;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <Stars rating={rating} />
        {sample && <span className={styles.sample}>{reviewWords.sample}</span>}
      </div>
      <blockquote className={styles.text}>
        {cut < 0 ? text : text.slice(0, cut)}
        {cut > 0 && <span>{text.slice(cut)}</span>}
      </blockquote>
      {cut > 0 && (
        <details className={styles.toggle}>
          <summary>{reviewWords.whole}</summary>
        </details>
      )}
      <p className={styles.author}>
        {author}
        {origin && <span> · {origin}</span>}
      </p>
    </li>
  );
}

/** A review with more than LONG characters is cut after about SHOWN characters. */
const LONG = 600;
const SHOWN = 400;

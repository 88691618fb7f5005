import { reviewTexts } from '@/site/content/client-texts';
import styles from './review-cards.module.css';
import type { Review } from './reviews-file';

export function ReviewCards({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.cards}>
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a guest may have written several, of equal length too
        <ReviewCard key={index} review={review} />
      ))}
    </ul>
  );
}

/** One review. A long one shows its beginning, and a press opens the rest. */
function ReviewCard({
  review: { author, rating, text, origin, sample },
}: {
  review: Review;
}) {
  return (
    <li>
      <div className="row">
        <Stars rating={rating} />
        {sample && <span>{reviewTexts.sample}</span>}
      </div>
      <blockquote dir="auto">{text}</blockquote>
      {text.length > LONG && (
        <details className={styles.toggle}>
          <summary>{reviewTexts.whole}</summary>
        </details>
      )}
      <p>
        <bdi>{author}</bdi>
        {origin && <span> · {origin}</span>}
      </p>
    </li>
  );
}

/** A review with more characters than this shows its beginning alone. */
const LONG = 600;

const LEFT = 'l-6.6 3.8 1.6-7.4-5.6-5 7.5-.8z';
const WHOLE = `l3.1 6.9 7.5.8-5.6 5 1.6 7.4-6.6-3.8${LEFT}`;
const HALF = `v16.3${LEFT}`;

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      width="132"
      height="24"
      viewBox="0 0 132 24"
      role="img"
      aria-label={reviewTexts.rating(rating)}
    >
      <path fill="none" stroke="currentColor" strokeWidth="1.5" d={row(5)} />
      <path fill="currentColor" d={row(rating)} />
    </svg>
  );
}

/** Stars in a row, each drawn from its upper tip. The last may be half a one. */
const row = (stars: number) =>
  Array.from(
    { length: Math.ceil(stars) },
    (_, index) => `M${12 + 27 * index} 1.5${stars - index < 1 ? HALF : WHOLE}`,
  ).join('');

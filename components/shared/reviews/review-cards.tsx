import { reviewWords } from '@/site/client-texts';
import styles from './review-cards.module.css';
import type { Review } from './reviews-file';
import { Stars } from './stars';

/** Reviews, in two columns on wide screens. */
export function ReviewCards({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.cards}>
      {reviews.map((review, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a guest may have written several, of equal length too
        <ReviewCard key={place} review={review} />
      ))}
    </ul>
  );
}

/** One review. A long one shows its beginning, and a press opens the rest. */
function ReviewCard({ review: { author, rating, text, origin, sample } }: { review: Review }) {
  const beginning = text.length > LONG ? BEGINNING.exec(text)?.[0] : undefined;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <Stars rating={rating} />
        {sample && <span className={styles.sample}>{reviewWords.sample}</span>}
      </div>
      <blockquote className={styles.text} dir="auto">
        {beginning ?? text}
        {beginning && <span>{text.slice(beginning.length)}</span>}
      </blockquote>
      {beginning && (
        <details className={styles.toggle}>
          <summary>{reviewWords.whole}</summary>
        </details>
      )}
      <p className={styles.author}>
        <bdi>{author}</bdi>
        {origin && <span> · {origin}</span>}
      </p>
    </li>
  );
}

/** A review with more characters than this shows its beginning alone. */
const LONG = 600;
/** At most 400 characters up to a space. In a script or a text without spaces the last character keeps its accents and parts. */
const BEGINNING = /^.{200,400}(?=\s)|^.{299,399}[^\u200d](?![\p{M}\p{Emoji_Modifier}\u200d])/su;

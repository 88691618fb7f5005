import styles from './stars.module.css';

const STAR = 'M12 1.5l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.6-5 7.5-.8z';

/** A rating out of five, in halves. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg className={styles.stars} viewBox="0 0 132 24" role="img" aria-label={`Rated ${rating} out of 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <g
          key={star}
          transform={`translate(${(star - 1) * 27})`}
          data-filled={rating >= star ? 'whole' : rating > star - 1 ? 'half' : 'none'}
        >
          <path className={styles.outline} d={STAR} />
          <path className={styles.fill} d={STAR} />
        </g>
      ))}
    </svg>
  );
}

import { reviewWords } from '@/site/client-texts';

const LEFT = 'l-6.6 3.8 1.6-7.4-5.6-5 7.5-.8z';
const WHOLE = `l3.1 6.9 7.5.8-5.6 5 1.6 7.4-6.6-3.8${LEFT}`;
const HALF = `v16.3${LEFT}`;

/** A rating out of five, in halves. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg width="132" height="24" viewBox="0 0 132 24" role="img" aria-label={reviewWords.rating(rating)}>
      <path fill="none" stroke="currentColor" strokeWidth="1.5" d={row(5)} />
      <path fill="currentColor" d={row(rating)} />
    </svg>
  );
}

/** The outline of a row of stars, each drawn from its upper tip. The last may be a left half. */
const row = (stars: number) =>
  Array.from(
    { length: Math.ceil(stars) },
    (_, index) => `M${12 + 27 * index} 1.5${stars - index < 1 ? HALF : WHOLE}`,
  ).join('');

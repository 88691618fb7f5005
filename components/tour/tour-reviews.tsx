import { ReviewCards } from '@/components/shared/reviews/review-cards';
import { readReviews } from '@/components/shared/reviews/reviews-file';
import { home } from '@/site/content/texts';
import { reviews as all } from '@/site/facts/reviews';

/** The first two reviews of a tour, as the build knows them. */
export function TourReviews({ slug }: { slug: string }) {
  const reviews = readReviews({
    reviews: all.filter(({ tour }) => tour === slug).slice(0, 2),
  });
  if (!reviews.length) return null;
  return (
    <section className="section" data-print="no">
      <h2>{home.reviews.heading}</h2>
      <ReviewCards reviews={reviews} />
    </section>
  );
}

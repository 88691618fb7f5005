import { tracked } from '@/components/shared/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { Icon } from '@/components/shared/icon';
import { readReviews } from '@/components/shared/reviews/reviews-file';
import { reviewPages } from '@/site/content/site';
import { home } from '@/site/content/texts';
import { reviews } from '@/site/facts/reviews';
import { MapsAppFirst } from './maps-app-first';
import { ReviewList } from './review-list';
import styles from './reviews.module.css';

/** What customers say, with links to all reviews. */
export function Reviews() {
  const { google, android, ios, tripadvisor } = reviewPages;
  return (
    <section className={`section ${styles.reviews}`}>
      <h2>{home.reviews.heading}</h2>
      <ReviewList initial={readReviews({ reviews }).slice(0, 12)} />
      <div className="actions">
        {google && (
          <MapsAppFirst addresses={{ google, android, ios }}>
            <ButtonLink
              href={google}
              kind="solid"
              tracking={tracked('reviews', 'Google')}
            >
              {home.reviews.google}
            </ButtonLink>
          </MapsAppFirst>
        )}
        {tripadvisor && (
          <ButtonLink
            href={tripadvisor}
            kind="outline"
            tracking={tracked('reviews', 'Tripadvisor')}
          >
            {home.reviews.tripadvisor}
            <Icon name="external" size={20} />
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

import { tracked } from '@/components/frame/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { Icon } from '@/components/shared/icon';
import { home } from '@/data/home';
import { reviewPlaces } from '@/data/site';
import reviewsFile from '@/public/reviews.json';
import { MapsAppFirst } from './maps-app-first';
import { readReviews } from './review';
import { ReviewList } from './review-list';
import styles from './reviews.module.css';

/** What customers say, with links to all reviews. */
export function Reviews() {
  const { google, android, ios, tripadvisor } = reviewPlaces;
  return (
    <section className={styles.reviews}>
      <h2>{home.reviews.heading}</h2>
      <ReviewList known={readReviews(reviewsFile).slice(0, 12)} />
      <div className={styles.actions}>
        <MapsAppFirst places={{ google, android, ios }}>
          <ButtonLink href={google} kind="solid" newTab tracking={tracked('reviews', 'Google')}>
            {home.reviews.google}
          </ButtonLink>
        </MapsAppFirst>
        <ButtonLink href={tripadvisor} kind="outline" newTab tracking={tracked('reviews', 'Tripadvisor')}>
          {home.reviews.tripadvisor}
          <Icon name="external" size={20} />
        </ButtonLink>
      </div>
    </section>
  );
}

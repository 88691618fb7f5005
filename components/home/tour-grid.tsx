import { tracked } from '@/components/frame/analytics/tracked';
import { PageLink } from '@/components/shared/page-link';
import { home } from '@/data/home';
import { tourPath, tours } from '@/data/tours';
import { TourCard } from './tour-card';
import styles from './tour-grid.module.css';

/** So many stand as posters; of a long catalogue the rest stand by name, or the page would grow by a kilobyte for each. */
const CARDS = 12;

/** All tours; 'View Tours' scrolls here. */
export function TourGrid() {
  const more = tours.slice(CARDS);
  return (
    <section id="tours" className={styles.tours}>
      <div className={styles.head}>
        <h2>{home.tours.heading}</h2>
        <p className={styles.lead}>{home.tours.lead}</p>
      </div>
      <div className={styles.grid}>
        {tours.slice(0, CARDS).map((tour) => (
          <TourCard key={tour.slug} tour={tour} />
        ))}
      </div>
      {more.length > 0 && (
        <ul className={styles.more}>
          {more.map(({ slug, name }) => (
            <li key={slug}>
              <PageLink href={tourPath(slug)} {...tracked('tour', name)}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

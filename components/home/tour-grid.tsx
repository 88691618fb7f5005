import { tracked } from '@/components/shared/analytics/tracked';
import { PageLink } from '@/components/shared/page-link';
import { home } from '@/data/home';
import { tourPath, tours } from '@/data/tours';
import { TourCard } from './tour-card';
import styles from './tour-grid.module.css';

/** The tours after this number get a link instead of a card, because each card adds a kilobyte to the page. */
const MOST_CARDS = 12;

/** All tours. The button 'View Tours' scrolls here. */
export function TourGrid() {
  const more = tours.slice(MOST_CARDS);
  return (
    <section id="tours" className={`section ${styles.tours}`}>
      <div className={styles.head}>
        <h2>{home.tours.heading}</h2>
        <p className={styles.lead}>{home.tours.lead}</p>
      </div>
      <div className={styles.grid}>
        {tours.slice(0, MOST_CARDS).map((tour) => (
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

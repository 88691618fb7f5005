import { home } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { CompareTours } from './compare-tours';
import { TourCard } from './tour-card';
import styles from './tour-grid.module.css';

/** All tours. The button 'View Tours' scrolls here. */
export function TourGrid() {
  return (
    <section id="tours" className={`section ${styles.tours}`}>
      <div className={styles.head}>
        <h2>{home.tours.heading}</h2>
        <p className="lead">{home.tours.lead}</p>
      </div>
      <div className={styles.grid}>
        {tours.map((tour) => (
          <TourCard key={tour.slug} tour={tour} />
        ))}
      </div>
      <CompareTours />
    </section>
  );
}

import { TourCard } from '@/components/tour-card/tour-card';
import { tours } from '@/data/tours';
import styles from './tour-grid.module.css';

/** All tours as cards; 'View Tours' scrolls here. */
export function TourGrid({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section id="tours" className={styles.tours}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.grid}>
        {tours.map((tour) => (
          <TourCard key={tour.slug} tour={tour} />
        ))}
      </div>
    </section>
  );
}

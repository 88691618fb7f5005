import { placesOf } from '@/data/functions/places-of';
import { whereWeGo } from '@/data/places';
import type { Tour } from '@/data/schema/tours';
import { harbour } from '@/data/site';
import storyStyles from '../story.module.css';
import { IslandMap } from './island-map';
import styles from './where-we-go.module.css';

/** The places of some tours on a map, and the same in words. Without places it is not there. */
export function WhereWeGo({ tours }: { tours: readonly Tour[] }) {
  const trips = tours.map((tour) => ({ tour, places: placesOf(tour) })).filter(({ places }) => places.length);
  const [first, second] = trips;
  if (!first) return null;
  return (
    <div className={storyStyles.story} data-ink={second ? 'deep' : first.tour.ink} data-print="no">
      <section className={storyStyles.section}>
        <IslandMap
          spots={trips.flatMap(({ tour, places }) => places.map((place) => ({ place, ink: tour.ink })))}
        />
        <div className={storyStyles.words}>
          <h2 className={storyStyles.title}>{whereWeGo.heading}</h2>
          <p className="lead">{whereWeGo.lead}</p>
          <ul className={styles.list}>
            <li data-ink="accent">
              <strong>{harbour.name}</strong>: {whereWeGo.harbour}
            </li>
            {trips.map(({ tour, places }) => (
              <li key={tour.slug} data-ink={tour.ink}>
                <strong>{tour.name}</strong>: {places.map(({ name }) => name).join(', ')}
              </li>
            ))}
          </ul>
          <p className={styles.credit}>{whereWeGo.credit}</p>
        </div>
      </section>
    </div>
  );
}

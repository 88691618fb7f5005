import type { Ink, Place, Tour } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content/texts';
import { harbour } from '@/site/facts/harbour';
import { placesOf } from '@/site/facts/places';
import storyStyles from '../story.module.css';
import { IslandMap } from './island-map';
import styles from './where-we-go.module.css';

/** The places of some tours on a map and in words. Without any it is nothing. */
export function WhereWeGo({ tours }: { tours: readonly Tour[] }) {
  const trips = tours
    .map((tour) => ({ tour, places: placesOf(tour) }))
    .filter(({ places }) => places.length);
  const [first, second] = trips;
  if (!first) return null;
  const ink = second ? 'deep' : first.tour.ink;
  // Each place once, in the ink of the first tour that goes there.
  const inks = new Map<Place, Ink>();
  for (const { tour, places } of trips)
    for (const place of places) if (!inks.has(place)) inks.set(place, tour.ink);
  const spots = [...inks].map(([place, ink]) => ({ place, ink }));
  return (
    <div className={storyStyles.story} data-ink={ink} data-print="no">
      <section>
        <IslandMap spots={spots} />
        <div className={storyStyles.words}>
          <h2 className={storyStyles.title}>{whereWeGo.heading}</h2>
          <p className="lead">{whereWeGo.lead}</p>
          <ul className={styles.list}>
            <li data-ink="accent">
              <strong>{harbour.name}</strong>: {whereWeGo.harbour}
            </li>
            {trips.map(({ tour, places }) => (
              <li key={tour.slug} data-ink={tour.ink}>
                <strong>{tour.name}</strong>:{' '}
                {places.map(({ name }) => name).join(', ')}
              </li>
            ))}
          </ul>
          <p className="small">{whereWeGo.credit}</p>
        </div>
      </section>
    </div>
  );
}

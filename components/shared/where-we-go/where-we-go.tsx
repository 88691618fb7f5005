import type { Ink, Place, Tour } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content/texts';
import { harbour } from '@/site/facts/harbour';
import { placesOf, stopsOf } from '@/site/facts/places';
import { timeInWords } from '@/site/words/wording';
import storyStyles from '../story.module.css';
import { IslandMap } from './island-map';
import styles from './where-we-go.module.css';

/**
 * The places of some tours on a map and in words; for one tour alone its stops
 * with their times too, and these alone without places.
 */
export function WhereWeGo({ tours }: { tours: readonly Tour[] }) {
  const trips = tours
    .map((tour) => ({ tour, places: placesOf(tour) }))
    .filter(({ places }) => places.length);
  const [first, second] = trips;
  const stops = tours.length > 1 ? [] : tours.flatMap(stopsOf);
  if (!first && stops.length === 0) return null;
  if (!first)
    return (
      <section className="section" data-ink={tours[0]?.ink}>
        <h2 className={storyStyles.title}>{whereWeGo.itinerary}</h2>
        <Stops stops={stops} />
      </section>
    );
  const ink = second ? 'deep' : first.tour.ink;
  // Each place once, in the ink of the first tour that goes there.
  const inks = new Map<Place, Ink>();
  for (const { tour, places } of trips)
    for (const place of places) if (!inks.has(place)) inks.set(place, tour.ink);
  const spots = [...inks].map(([place, ink]) => ({ place, ink }));
  return (
    <div
      className={storyStyles.story}
      data-ink={ink}
      data-print={stops.length ? undefined : 'no'}
    >
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
          {stops.length > 0 && (
            <>
              <h3 className="name">{whereWeGo.itinerary}</h3>
              <Stops stops={stops} />
            </>
          )}
          <p className="small">{whereWeGo.credit}</p>
        </div>
      </section>
    </div>
  );
}

/**
 * The stops of a tour with their times, on a line from the first to the last.
 */
function Stops({ stops }: { stops: ReturnType<typeof stopsOf> }) {
  return (
    <ol className={`${styles.list} ${styles.stops}`}>
      {stops.map(({ time, words }) => (
        <li key={time}>
          <time dateTime={time.padStart(5, '0')}>{timeInWords(time)}</time>{' '}
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}

import type { Tour } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content';
import { harbour } from '@/site/harbour';
import { placesOf, stopsOf } from '@/site/places';
import { timeInWords } from '@/site/wording';
import storyStyles from '../story.module.css';
import { IslandMap } from './island-map';
import styles from './where-we-go.module.css';

/**
 * The places of some tours on a map, and the same in words; for one tour alone its stops with their times too. Without places there
 * is no map, and without stops either there is nothing.
 */
export function WhereWeGo({ tours }: { tours: readonly Tour[] }) {
  const trips = tours.map((tour) => ({ tour, places: placesOf(tour) })).filter(({ places }) => places.length);
  const [first, second] = trips;
  const stops = tours.length > 1 ? [] : tours.flatMap(stopsOf);
  if (!first)
    return stops.length ? (
      <section className="section" data-ink={tours[0]?.ink}>
        <h2 className={storyStyles.title}>{whereWeGo.itinerary}</h2>
        <Stops stops={stops} />
      </section>
    ) : null;
  return (
    <div
      className={storyStyles.story}
      data-ink={second ? 'deep' : first.tour.ink}
      data-print={stops.length ? undefined : 'no'}
    >
      <section>
        <IslandMap spots={spotsOf(trips)} />
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
          {stops.length > 0 && (
            <>
              <h3>{whereWeGo.itinerary}</h3>
              <Stops stops={stops} />
            </>
          )}
          <p className="small">{whereWeGo.credit}</p>
        </div>
      </section>
    </div>
  );
}

/** Each place once, in the ink of the first tour that goes there. */
function spotsOf(trips: readonly { tour: Tour; places: ReturnType<typeof placesOf> }[]) {
  const spots = trips.flatMap(({ tour, places }) => places.map((place) => ({ place, ink: tour.ink })));
  return spots.filter(({ place }, index) => spots.findIndex((spot) => spot.place === place) === index);
}

/** The stops of a tour with their times, on a line from the first to the last. */
function Stops({ stops }: { stops: ReturnType<typeof stopsOf> }) {
  return (
    <ol className={`${styles.list} ${styles.stops}`}>
      {stops.map(({ time, words }) => (
        <li key={time}>
          <time dateTime={time.padStart(5, '0')}>{timeInWords(time)}</time> <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}

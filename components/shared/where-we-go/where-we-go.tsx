import { readFileSync } from 'node:fs';
import type { Ink, Place, Tour } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content/texts';
import { harbour } from '@/site/facts/harbour';
import { placesOf, stopsOf } from '@/site/facts/places';
import { timeInWords } from '@/site/words/wording';
import panelStyles from '../ink-panel.module.css';
import storyStyles from '../story.module.css';
import styles from './where-we-go.module.css';

/**
 * The places of some tours on a map and in words; for one tour alone its stops
 * with their times too, and these alone without places.
 */
export function WhereWeGo({ tours }: { tours: readonly Tour[] }) {
  const trips = tours
    .map((tour) => ({ tour, places: whereWeGo.shown ? placesOf(tour) : [] }))
    .filter(({ places }) => places.length);
  const [first, second] = trips;
  const stops = tours.length > 1 ? [] : tours.flatMap(stopsOf);
  if (!first)
    return stops.length ? (
      <section className="section" data-ink={tours[0]?.ink}>
        <h2 className={storyStyles.title}>{whereWeGo.itinerary}</h2>
        <Stops stops={stops} />
      </section>
    ) : null;
  const ink = second ? 'deep' : first.tour.ink;
  const all = trips.flatMap(({ tour, places }) =>
    places.map((place) => ({ place, ink: tour.ink })),
  );
  // Each place once, in the ink of the first tour that goes there.
  const spots = all.filter(
    ({ place }, index) =>
      all.findIndex((spot) => spot.place === place) === index,
  );
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

/**
 * The drawing without the places, in the tokens of the site. In the page it
 * needs no request, and an apostrophe in it stays one byte in the data of the
 * router. The coast is to half a unit, or 24 m. Source: GSHHG 2.3.7, full
 * resolution (Wessel and Smith, LGPL 3 or later), true to about 60 m. Its 200
 * points are reduced to 120, which moves no line by more than 45 m.
 */
const file = readFileSync('components/shared/where-we-go/island.svg', 'utf8');
const drawing = file.replace(/<\/?svg.*>|\n/g, '');

/**
 * Magnetic Island, the harbour and the places in the inks of their tours.
 * Screen readers say one name; the list beside it has the words.
 */
export function IslandMap({
  spots,
}: {
  spots: readonly { place: Place; ink: Ink }[];
}) {
  return (
    <div className={panelStyles.grained} data-ink="deep" data-print="no">
      <svg
        className={styles.map}
        viewBox="0 0 360 300"
        role="img"
        aria-label={whereWeGo.map}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
        <g dangerouslySetInnerHTML={{ __html: drawing }} />
        {spots.map(({ place, ink }) => (
          <Spot key={place.slug} {...place} ink={ink} />
        ))}
        <Spot {...harbour} label={{ x: 46, y: 46 }} ink="accent" />
      </svg>
    </div>
  );
}

/**
 * Degrees of longitude are shorter than those of latitude by the cosine of the
 * latitude.
 */
const COSINE = Math.cos((19.14 * Math.PI) / 180);

type SpotProps = Omit<Place, 'slug' | 'source'> & { ink: Ink | 'accent' };

/**
 * A dot, its name in the open sea, and a line between them. The drawing is 360
 * wide and 300 high, and one unit is 48 m.
 */
function Spot({ label, name, ink, longitude, latitude }: SpotProps) {
  const x = 14 + (longitude - 146.778) * COSINE * 2340;
  const y = 64 - (latitude + 19.103) * 2340;
  return (
    <g data-ink={ink} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d={`M0 0${label.x < 0 ? 'V' : ` ${label.x} `}${label.y}`} />
      <circle r={ink === 'accent' ? 6 : 4.5} />
      <text x={label.x} y={label.y + 4} paintOrder="stroke">
        {name}
      </text>
    </g>
  );
}

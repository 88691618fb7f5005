import { readFileSync } from 'node:fs';
import island from '@/data/island.json' with { type: 'json' };
import type { Ink, Place } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content/texts';
import { harbour } from '@/site/facts/harbour';
import panelStyles from '../ink-panel.module.css';
import styles from './where-we-go.module.css';

/** Screen readers say one name; the list beside the map has the words. */
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
 * The drawing without the places. In the page it needs no request. Source:
 * GSHHG 2.3.7 (Wessel and Smith, LGPL 3 or later), reduced.
 */
const file = readFileSync('components/shared/where-we-go/island.svg', 'utf8');
const drawing = file.replace(/<\/?svg.*>|\n/g, '');

/** By this a degree of longitude is shorter than one of latitude. */
const COSINE = Math.cos((island.latitude.middle * Math.PI) / 180);

type SpotProps = Omit<Place, 'slug'> & { ink: Ink | 'accent' };

/** A dot, its name in the open sea, and a line between them. A unit is 48 m. */
function Spot({ label, name, ink, longitude, latitude }: SpotProps) {
  const { x: left, y: top, west, north, degree } = island.drawing;
  const x = left + (longitude - west) * COSINE * degree;
  const y = top - (latitude - north) * degree;
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

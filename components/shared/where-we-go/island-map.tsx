import type { Ink, Place } from '@/data/schema/tours';
import { whereWeGo } from '@/site/content';
import { harbour } from '@/site/harbour';
import panelStyles from '../ink-panel.module.css';
import { chart } from './chart';
import { onMap } from './projection';
import styles from './where-we-go.module.css';

type IslandMapProps = {
  /** Each place with the ink of its tour. */
  spots: readonly { place: Place; ink: Ink }[];
};

/** Magnetic Island as a poster: its coast, the harbour and the places. Screen readers say one name; the list beside it has the words. */
export function IslandMap({ spots }: IslandMapProps) {
  return (
    <div className={panelStyles.grained} data-ink="deep" data-print="no">
      <svg className={styles.map} viewBox="0 0 360 300" role="img" aria-label={whereWeGo.map}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
        <g dangerouslySetInnerHTML={{ __html: chart() }} />
        {spots.map(({ place, ink }) => (
          <Spot key={place.slug} {...place} ink={ink} />
        ))}
        <Spot {...harbour} label={{ x: 46, y: 46 }} ink="accent" />
      </svg>
    </div>
  );
}

/** A dot, its name in the open sea, and a line between them. */
function Spot({ label, name, ink, ...position }: Omit<Place, 'slug' | 'source'> & { ink: Ink | 'accent' }) {
  const { x, y } = onMap(position);
  return (
    <g className={styles.spot} data-ink={ink} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d={`M0 0${label.x < 0 ? 'V' : ` ${label.x} `}${label.y}`} />
      <circle r={ink === 'accent' ? 6 : 4.5} />
      <text x={label.x} y={label.y + 4} paintOrder="stroke">
        {name}
      </text>
    </g>
  );
}

// The colours of the boat in each light.
import { ACCENT, WHITE } from './inks';

/** The colours of a boat. When `shadow` is set, everything except the glass has this one colour. */
export type BoatInks = Record<
  'white' | 'hull' | 'shade' | 'deepShade' | 'accent' | 'glass' | 'rail' | 'engine' | 'foam',
  string
> & { shadow?: string };

/** The boat in daylight. */
export const DAY_BOAT: BoatInks = {
  white: WHITE,
  hull: '#f4efe2',
  shade: '#b9c9c6',
  deepShade: '#8fa9ae',
  accent: ACCENT,
  glass: '#1c4a5c',
  rail: '#e9efe8',
  engine: '#2a3236',
  foam: '#fbfff8',
};

/** The boat in low dawn light. */
export const DAWN_BOAT: BoatInks = {
  white: '#ffe9cf',
  hull: '#e6cfc4',
  shade: '#97889f',
  deepShade: '#6c6488',
  accent: '#d9603f',
  glass: '#2a3558',
  rail: '#f4dcc6',
  engine: '#2b2a44',
  foam: '#ffe9cf',
};

/** The boat as a silhouette in one colour. The windows and the foam may have their own colours. */
export const silhouetteBoat = (ink: string, glass = ink, foam = '#c4677a'): BoatInks => ({
  white: ink,
  hull: ink,
  shade: ink,
  deepShade: ink,
  accent: ink,
  glass,
  rail: ink,
  engine: ink,
  foam,
  shadow: ink,
});

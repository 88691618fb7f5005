// The inks of the boats in each light.
import { ACCENT, WHITE } from './inks';

/** The inks of a boat. `shadow` is one ink for everything except glass. */
export type BoatInks = Record<
  'white' | 'hull' | 'shade' | 'deepShade' | 'accent' | 'glass' | 'rail' | 'engine' | 'foam',
  string
> & { shadow?: string };

/** Inks of the boat by daylight. */
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

/** Inks of the boat in low dawn light from the right or left. */
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

/** The boat against the light: one ink, the sky or a lamp seen through its panes. */
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

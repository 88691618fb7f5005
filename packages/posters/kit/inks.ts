// The colours that the scenes share.

export const WHITE = '#fffaf0';
export const INDIGO = '#12213f';
export const ACCENT = '#e2673d';

/** The colours of a boulder, from the lit side to the dark side, and of its cracks. */
export type Stone = { lit: string; mid: string; shade: string; deep: string; crack: string };

/** Granite in each light. */
export const GRANITE = {
  day: { lit: '#ffe9c8', mid: '#f0b986', shade: '#c37b5c', deep: '#6b4a66', crack: '#2b2a48' },
  far: { lit: '#f4e0c6', mid: '#dcb999', shade: '#b08f86', deep: '#7d7482', crack: '#4c5468' },
  hazy: { lit: '#e8dccb', mid: '#cdb9a8', shade: '#a39a98', deep: '#7f8c98', crack: '#62788a' },
  dawn: { lit: '#ffd9a6', mid: '#d99a7e', shade: '#8f6478', deep: '#4d4266', crack: '#2b2a4e' },
  dusk: { lit: '#ff9e6d', mid: '#8a4068', shade: '#3f2857', deep: '#241b44', crack: '#130f2a' },
  lastLight: { lit: '#ff8f6a', mid: '#8a4072', shade: '#3a2858', deep: '#191539', crack: '#0d0b22' },
  above: { lit: '#ffe9c8', mid: '#f0c79b', shade: '#c98d6c', deep: '#85606c', crack: '#4a3a52' },
} satisfies Record<string, Stone>;

/** The colours of a tree crown: shadow, two middle tones and the lit part. */
export type Leaves = readonly [shadow: string, dark: string, light: string, lit: string];

/** Scrub in each light. */
export const SCRUB = {
  day: ['#143f3d', '#246048', '#33734c', '#a3b55e'],
  near: ['#1c4a40', '#2f6b4c', '#5f8f4a', '#b5bf62'],
  hazy: ['#4f8580', '#5f978a', '#6ea391', '#a5c8a6'],
  dawn: ['#2b3a58', '#3d5163', '#51656a', '#c7a47c'],
} satisfies Record<string, Leaves>;

/** The colours of a coral: shadow, body and tip. */
export type CoralInks = readonly [shadow: string, body: string, tip: string];

/** The colours of corals on the reef. */
export const CORAL = {
  rose: ['#8e2f5c', '#e0567a', '#ffd0c2'],
  orange: ['#a3472d', '#f08a4b', '#ffe0a6'],
  violet: ['#4a2f7a', '#8a5cc0', '#d9c2f2'],
  gold: ['#8a6a1f', '#e8b93c', '#fff0b0'],
  teal: ['#0e5a66', '#2fb0a0', '#b8f2d6'],
  lilac: ['#3a2f70', '#6f63bd', '#e6e0ff'],
} satisfies Record<string, CoralInks>;

/** Grass in daylight, from dark to light. */
export const GRASS = ['#2f6b4c', '#5f8f4a', '#93a552'];

/** The side that the light comes from: -1 is left, 1 is right. */
export type Side = -1 | 1;

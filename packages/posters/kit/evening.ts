// Evening: sky, clouds, mainland and sea at sunset and after it.
import { type Outing, tourBoat } from './boat';
import { silhouetteBoat } from './boat-inks';
import { boulder } from './granite';
import { clipped, each, type Part, sprayFade, sprayGlow, washed } from './ink';
import { GRANITE, type Side } from './inks';
import { farRange, ridge, rise, rises } from './land';
import { box, HEIGHT, oval, WIDTH } from './path';
import { halos, stars, streakCloud } from './sky';
import { grassTufts } from './trees';
import { dashField, glitterPath, ripples } from './water';

/** The position and radius of the sun. */
type Sun = { x: number; y: number; radius: number };

/** The sky at sunset: a gradient from indigo to gold, the halos and the sun. */
export const sunsetSky = (horizon: number, sun: Sun): Part => [
  washed(
    box(0, 0, WIDTH, horizon),
    '#231c48',
    '#3a2f6b 20%',
    '#7a4488 38%',
    '#c4507a 55%',
    '#eb6e62 72%',
    '#ff9a5a 87%',
    '#ffc36b',
  ),
  sprayFade(box(0, 0, WIDTH, horizon * 0.48), '#1a153c', 0.75, 0),
  sprayFade(box(0, horizon * 0.28, WIDTH, horizon * 0.46), '#c4507a', 0, 0.4),
  sprayFade(box(0, horizon * 0.67, WIDTH, horizon * 0.33), '#ffd27c', 0, 0.6),
  clipped(
    box(0, 0, WIDTH, horizon),
    halos(
      sun.x,
      sun.y,
      [5.6, 4.1, 2.85, 1.8].map((share) => share * sun.radius),
      '#ffd887',
      0.42,
    ) + washed(oval(sun.x, sun.y, sun.radius), '#fff8d8', '#ffe08a'),
  ),
];

type CloudRow = readonly [seed: number, x: number, y: number, width: number, height: number];

/** High streaks of cloud, dark at the top and bright at the bottom. */
export const darkStreaks = (rows: readonly CloudRow[]) =>
  each(rows, (seed, x, y, width, height) =>
    streakCloud(seed, x, y, width, height, ['#3a2b63', '#8d3f78', '#e8686c', '#ffa873']),
  );

/** Low streaks of cloud near the sun. */
export const brightStreaks = (rows: readonly CloudRow[]) =>
  each(rows, (seed, x, y, width, height) =>
    streakCloud(seed, x, y, width, height, ['#9a4273', '#f07a66', '#ffc07c']),
  );

/** The mainland: two layers of ranges in evening haze. */
export const sunsetRanges = (horizon: number): string =>
  farRange(
    ridge(3, horizon - 22, 14, 3, rises(rise(1380, 260, 46), rise(760, 220, 24), rise(300, 300, 26))),
    horizon + 2,
    '#d0627a',
    '#ffb070',
  ) +
  farRange(
    ridge(7, horizon - 8, 12, 4, rises(rise(1540, 230, 56), rise(420, 320, 24))),
    horizon + 2,
    '#8d4275',
    '#c4607c',
  );

/**
 * The sea at sunset, gold at the horizon and indigo near the viewer. `spread` is the width of the sunlight on the
 * water.
 */
export const sunsetSea = (seed: number, horizon: number, sunX: number, spread: number): Part => [
  washed(
    box(0, horizon, WIDTH, HEIGHT - horizon),
    '#ffab66',
    '#eb7a66 8%',
    '#a94a7a 28%',
    '#50346f 60%',
    '#231c48',
  ),
  sprayFade(box(0, horizon, WIDTH, 200), '#ffb870', 0.4, 0),
  sprayFade(box(0, horizon + 180, WIDTH, HEIGHT - horizon - 180), '#181338', 0, 0.85),
  sprayGlow(box(0, horizon, WIDTH, 400), '#ff9a5a', sunX, horizon, 300 + spread * 0.45, 0.75),
  ripples(seed, 420, horizon, '#2a2357', 0.45, 1.1),
  ripples(seed + 1, 260, horizon, '#f08a78', 0.35),
  glitterPath(seed + 2, sunX, horizon, spread, ['#ff9f62', '#ffca7d', '#fff1b8']),
];

/** The sky after sunset: dark at the top, coral and gold at the horizon. No star is lower than `lowest`. */
export const nightfallSky = (horizon: number, glowX: number, lowest: number): Part => [
  washed(
    box(0, 0, WIDTH, horizon),
    '#15123a',
    '#231c48 30%',
    '#3a2f6b 52%',
    '#7a4488 70%',
    '#c4507a 83%',
    '#eb6e62 92%',
    '#ffb562',
  ),
  sprayFade(box(0, 0, WIDTH, horizon * 0.66), '#0e0b2c', 0.8, 0),
  sprayFade(box(0, horizon * 0.6, WIDTH, horizon * 0.4), '#ff9a5a', 0, 0.55),
  sprayGlow(box(glowX - 760, horizon - 420, 1520, 420), '#ffc36b', glowX, horizon + 30, 640, 0.42),
  stars(5, 190, lowest),
];

/** The sea after sunset, with a faint path of light below `glowX`. */
export const nightfallSea = (seed: number, horizon: number, glowX: number): Part => [
  washed(box(0, horizon, WIDTH, HEIGHT - horizon), '#f59a62', '#c4567a 12%', '#5a3878 40%', '#1c1744'),
  sprayFade(box(0, horizon + 140, WIDTH, HEIGHT - horizon - 140), '#0e0b2c', 0, 0.8),
  ripples(seed, 300, horizon, '#2a2357', 0.5),
  ripples(seed + 1, 200, horizon, '#ff9a78', 0.4),
  sprayGlow(box(glowX - 460, horizon, 920, 260), '#ff9a5a', glowX, horizon, 420, 0.6),
  dashField(seed + 2, 90, glowX - 330, horizon + 4, 660, 130, 54, 1.8, '#ffb27a', 0.55),
];

/** The reflection of the boat: its left and top edge, the number of dashes, its depth and the thickness of a dash. */
type Reflection = readonly [x: number, y: number, count: number, depth: number, thickness: number];

/** The tour boat as a silhouette, with its reflection. */
export const duskBoat = (
  x: number,
  y: number,
  scale: number,
  [left, top, count, depth, thickness]: Reflection,
  { ink = '#221a40', glass = ink, ...outing }: Outing & { ink?: string; glass?: string } = {},
): Part => [
  dashField(5, count, left, top, 420, depth, 54, thickness, ink, 0.8),
  tourBoat(x, y, scale, silhouetteBoat(ink, glass), outing),
];

/** A boulder against the light: dark, with one bright edge. */
export const duskStone = (
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  lightFrom: Side,
  inks = GRANITE.dusk,
) =>
  boulder(seed, x, y, width, height, inks, {
    dust: 170,
    streaks: 3,
    lightFrom,
    sprayShade: true,
    rimOnly: true,
  });

/** Dark grass against the light. */
export const duskGrass = (
  seed: number,
  spots: readonly (readonly [x: number, y: number, scale?: number])[],
) => grassTufts(seed, spots, 46, ['#150f2c', '#2a1c46', '#8a4068']);

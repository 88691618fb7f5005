// Morning at seven: low light from the left, a pale orange horizon and a grey-blue sea.
import { each, line, type Part, shaded, shape, sprayFade, washed } from './ink';
import { ACCENT } from './inks';
import { farRange, ridge, rise, rises } from './land';
import { box, HEIGHT, oval, WIDTH } from './path';
import { halos, streakCloud } from './sky';
import { glitterPath, ripples } from './water';

/** The morning sky from blue to pale gold. The sun is at (x, y). */
export const dawnSky = (horizon: number, sun: { x: number; y: number }): Part => [
  washed(box(0, 0, WIDTH, horizon + 10), '#4f86ac', '#8fb4bf 32%', '#e3cdb4 60%', '#ffc98c 82%', '#ffb36b'),
  sprayFade(box(0, 0, WIDTH, horizon * 0.55), '#3a6a9a', 0.7, 0),
  sprayFade(box(0, horizon * 0.52, WIDTH, horizon * 0.5), '#ffdf9c', 0, 0.6),
  halos(sun.x, sun.y, [330, 220, 135], '#fff0c2', 0.45),
  shape(oval(sun.x, sun.y, 56), '#fffbe6'),
];

/** Streaks of morning cloud, lit from below. */
export const dawnStreaks = (
  rows: readonly (readonly [seed: number, x: number, y: number, width: number, height: number])[],
) =>
  each(rows, (seed, x, y, width, height) =>
    streakCloud(seed, x, y, width, height, ['#b3a0ae', '#f0b79a', '#ffe0b0']),
  );

/** The mainland in pale purple haze. */
export const dawnRange = (horizon: number) =>
  farRange(
    ridge(3, horizon - 10, 14, 3, rises(rise(420, 300, 40), rise(980, 260, 22))),
    horizon + 2,
    '#a99bb0',
    '#f0c3a0',
  );

/** The morning sea with sunlight on the water. */
export const dawnSea = (seed: number, horizon: number, sunX: number, spread = 300): Part => [
  washed(
    box(0, horizon, WIDTH, HEIGHT - horizon),
    '#ffc58c',
    '#d3b0a4 10%',
    '#7fa3ae 32%',
    '#3f7f98 65%',
    '#1d4f74',
  ),
  sprayFade(box(0, horizon, WIDTH, 190), '#ffd9a0', 0.5, 0),
  sprayFade(box(0, horizon + 220, WIDTH, HEIGHT - horizon - 220), '#123a60', 0, 0.7),
  ripples(seed, 360, horizon, '#fff0d2', 0.45),
  ripples(seed + 1, 320, horizon, '#24587c', 0.4),
  glitterPath(seed + 2, sunX, horizon, spread, ['#ffc48a', '#ffdfa4', '#fff8e0']),
];

/** The near gunwale of the boat, from the lower left to the right edge: capping, stripe and the dark inside. */
export function gunwale(): Part {
  const cap = 'M200 1010C560 925 1020 872 1620 848L1620 905C1040 926 620 966 330 1010Z';
  const inside = 'M330 1010C620 966 1040 926 1620 905L1620 1010Z';
  return [
    shape(inside, '#8d7f98'),
    sprayFade(inside, '#3a3558', 0.1, 0.95),
    shape(cap, '#f6e2c8'),
    shape('M236 1010C580 936 1030 884 1620 861L1620 870C1040 892 600 943 266 1010Z', ACCENT),
    shaded(cap, '#8d7f98', 0.8, [0, 0, 0, 1]),
    line('M200 1009C560 924 1020 871 1620 847', '#fff6df', 5),
  ];
}

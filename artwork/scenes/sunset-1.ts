// Sunset tours: hoop pines and a rock wallaby in silhouette against the last light over West Point. Words go on the upper left.
import { each, linear, type Part, painted, shape, sprayFade, sprayGlow } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { boulder, farRange, grassTufts, heightAt, landBelow, ridge, rise, rises } from '../kit/land';
import { box, WIDTH } from '../kit/path';
import { stars, streakCloud } from '../kit/sky';
import { hoopPine } from '../kit/trees';
import { rockWallaby } from '../kit/wallaby';
import { glitterPath, ripples, seaGround } from '../kit/water';

const HORIZON = 640;
const NIGHT = '#100c26';

/** Dusk sky: night above, a band of coral and gold on the horizon, first stars. */
const sky = (): Part => [
  painted(
    box(0, 0, WIDTH, HORIZON),
    linear([
      [0, '#15123a'],
      [0.3, '#231c48'],
      [0.52, '#3a2f6b'],
      [0.7, '#7a4488'],
      [0.83, '#c4507a'],
      [0.92, '#eb6e62'],
      [1, '#ffb562'],
    ]),
  ) +
    sprayFade(box(0, 0, WIDTH, 420), '#0e0b2c', 0.8, 0) +
    sprayFade(box(0, 380, WIDTH, 260), '#ff9a5a', 0, 0.55) +
    sprayGlow(box(200, 260, 1200, 380), '#ffd27c', 780, 650, 520, 0.8) +
    stars(5, 190, 430),
  each(
    [
      [2, 1100, 420, 760, 16],
      [4, 260, 468, 620, 14],
      [6, 820, 520, 560, 12],
    ],
    (seed, x, y, width, height) => streakCloud(seed, x, y, width, height, ['#3f2a66', '#a3466f', '#f0806a']),
  ),
];

/** Far ranges and West Point reaching in from the left with its own line of pines. */
function distance() {
  const westPoint = ridge(23, HORIZON + 2, 12, 7, rises(rise(-30, 330, 120), rise(330, 150, 40)), -20, 700);
  return (
    farRange(
      ridge(3, HORIZON - 14, 14, 3, rises(rise(1150, 300, 44), rise(560, 220, 26))),
      HORIZON + 2,
      '#8d4275',
      '#e8766a',
    ) +
    shape(landBelow(westPoint, HORIZON + 6), '#2a1d4c') +
    each(
      [
        [40, 70],
        [72, 92],
        [104, 66],
        [150, 80],
        [184, 58],
        [250, 64],
        [290, 46],
        [350, 40],
      ],
      (x, height) => hoopPine(x, x, heightAt(westPoint, x) + 10, height, '#241842'),
    ).join('')
  );
}

/** Water holding the last of the sky. */
const sea = () =>
  seaGround(HORIZON, [
    [0, '#f59a62'],
    [0.12, '#c4567a'],
    [0.4, '#5a3878'],
    [1, '#1c1744'],
  ]) +
  sprayFade(box(0, 780, WIDTH, 220), '#0e0b2c', 0, 0.8) +
  ripples(3, 300, HORIZON, '#2a2357', 0.5) +
  ripples(4, 200, HORIZON, '#ff9a78', 0.4) +
  glitterPath(6, 780, HORIZON, 240, ['#eb6e62', '#ff9a5a', '#ffc98a']);

/** The rock in front with pines behind it, and the wallaby on its brow. */
const lookout = () =>
  hoopPine(18, 1430, 930, 900, NIGHT, '#3f2857', 2.1) +
  hoopPine(28, 1560, 960, 760, NIGHT, '#34224f', 2) +
  hoopPine(9, 1302, 940, 480, NIGHT, '#3f2857', 1.7) +
  boulder(33, 1330, 985, 760, 300, GRANITE.lastLight, {
    dust: 160,
    rimOnly: true,
    sprayShade: true,
    streaks: 5,
    lightFrom: -1,
  }) +
  boulder(12, 930, 1010, 300, 130, GRANITE.lastLight, { dust: 160, rimOnly: true, sprayShade: true }) +
  boulder(47, 1590, 1000, 240, 150, GRANITE.lastLight, { dust: 160, rimOnly: true, sprayShade: true }) +
  grassTufts(
    5,
    [
      [1250, 852, 0.9],
      [1290, 850, 1.2],
      [1480, 850, 1.3],
      [1020, 960, 0.8],
      [1540, 930, 1.2],
      [1420, 846, 1],
    ],
    54,
    [NIGHT, '#231a44', '#4b2f68'],
  ) +
  rockWallaby(1120, 858, 1.25, NIGHT, '#ff9a6a');

export const draw = (): Part => [
  sky(),
  distance(),
  sea(),
  lookout(),
  boulder(14, 10, 1010, 420, 150, GRANITE.lastLight, {
    dust: 160,
    rimOnly: true,
    lightFrom: 1,
    sprayShade: true,
  }),
];

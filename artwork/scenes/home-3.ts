// Home 3: the sun going down behind the mainland ranges. Sun and boat on the right; the left half stays calm for the headline.
import { silhouetteBoat, tourBoat } from '../kit/boat';
import { each, linear, type Part, painted, shape, sprayFade, sprayGlow } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import {
  boulder,
  boulderShore,
  farRange,
  grassTufts,
  heightAt,
  landBelow,
  ridge,
  rise,
  rises,
  scrub,
  sinkRightOf,
} from '../kit/land';
import { box, oval, WIDTH } from '../kit/path';
import { glidingBird, halos, streakCloud } from '../kit/sky';
import { hoopPine } from '../kit/trees';
import { dashField, glitterPath, ripples, seaGround } from '../kit/water';

const HORIZON = 540;
const SUN = { x: 1130, y: 452, radius: 98 };
const DARK = '#1d1638';

/** Sky from indigo to gold, sprayed between inks, with halos and the disc of the sun. */
const sky = () =>
  painted(
    box(0, 0, WIDTH, HORIZON),
    linear([
      [0, '#231c48'],
      [0.2, '#3a2f6b'],
      [0.38, '#7a4488'],
      [0.55, '#c4507a'],
      [0.72, '#eb6e62'],
      [0.87, '#ff9a5a'],
      [1, '#ffc36b'],
    ]),
  ) +
  sprayFade(box(0, 0, WIDTH, 260), '#1a153c', 0.75, 0) +
  sprayFade(box(0, 150, WIDTH, 250), '#c4507a', 0, 0.4) +
  sprayFade(box(0, 360, WIDTH, 180), '#ffd27c', 0, 0.6) +
  halos(SUN.x, SUN.y, [560, 410, 285, 185], '#ffd887', 0.3) +
  painted(
    oval(SUN.x, SUN.y, SUN.radius),
    linear([
      [0, '#fff8d8'],
      [1, '#ffe08a'],
    ]),
  );

/** Cloud: dark crests with burning bellies, most of it away from the headline. */
const clouds = () =>
  each(
    [
      [1, 320, 96, 980, 38],
      [2, 1330, 82, 760, 34],
      [3, 820, 178, 700, 28],
      [5, 1480, 236, 560, 30],
    ],
    (seed, x, y, width, height) =>
      streakCloud(seed, x, y, width, height, ['#3a2b63', '#8d3f78', '#e8686c', '#ffa873']),
  ).join('') +
  each(
    [
      [6, 720, 290, 460, 16],
      [7, 1300, 330, 520, 20],
      [9, 1010, 392, 380, 12],
      [10, 1460, 410, 380, 15],
      [11, 90, 262, 460, 20],
    ],
    (seed, x, y, width, height) => streakCloud(seed, x, y, width, height, ['#9a4273', '#f07a66', '#ffc07c']),
  ).join('');

/** Mainland ranges in three layers of haze. */
const ranges = () =>
  farRange(
    ridge(3, HORIZON - 22, 14, 3, rises(rise(1380, 260, 46), rise(760, 220, 24), rise(300, 300, 26))),
    HORIZON + 2,
    '#d0627a',
    '#ffb070',
  ) +
  farRange(
    ridge(7, HORIZON - 8, 12, 4, rises(rise(1540, 230, 56), rise(420, 320, 24))),
    HORIZON + 2,
    '#8d4275',
    '#c4607c',
  );

/** The point on the left: low enough for words above it. */
function point() {
  const skyline = ridge(
    41,
    HORIZON + 6,
    12,
    7,
    rises(rise(-20, 200, 104), rise(190, 110, 30), sinkRightOf(330, 0.3)),
    -20,
    470,
  );
  return (
    shape(landBelow(skyline, HORIZON + 12), '#33224f') +
    scrub(
      61,
      skyline.filter(([x]) => x < 330),
      () => 8,
      8,
      ['#33224f', '#33224f', '#33224f', '#4a2c5c'],
      3,
      1,
    ) +
    each(
      [
        [24, 62],
        [50, 84],
        [76, 66],
        [108, 78],
        [150, 54],
        [182, 60],
      ],
      (x, height) => hoopPine(x, x, heightAt(skyline, x) + 10, height, '#2a1c46'),
    ).join('') +
    boulderShore(
      9,
      20,
      -10,
      400,
      () => HORIZON + 10,
      14,
      44,
      { lit: '#d97a6c', mid: '#7d3d66', shade: '#4f2f5e', deep: '#2d1f49', crack: DARK },
      { lightFrom: 1, cracks: 0, streaks: 0, foot: DARK },
    )
  );
}

/** The sea: gold under the sun, plum to indigo toward us, sprayed, with the sun's path. */
const sea = () =>
  seaGround(HORIZON, [
    [0, '#ffab66'],
    [0.08, '#eb7a66'],
    [0.28, '#a94a7a'],
    [0.6, '#50346f'],
    [1, '#231c48'],
  ]) +
  sprayFade(box(0, HORIZON, WIDTH, 200), '#ffb870', 0.4, 0) +
  sprayFade(box(0, 720, WIDTH, 280), '#181338', 0, 0.85) +
  sprayGlow(box(620, HORIZON, 980, 400), '#ff9a5a', SUN.x, HORIZON, 460, 0.75) +
  ripples(21, 420, HORIZON, '#2a2357', 0.45, 1.1) +
  ripples(22, 260, HORIZON, '#f08a78', 0.35) +
  glitterPath(1, SUN.x, HORIZON, 360, ['#ff9f62', '#ffca7d', '#fff1b8']);

/** Silhouettes in front, each with one rim of light on the sun's side. */
function frame() {
  const stone = (seed: number, x: number, y: number, width: number, height: number, lightFrom: -1 | 1) =>
    boulder(seed, x, y, width, height, GRANITE.dusk, {
      dust: 170,
      streaks: 3,
      lightFrom,
      sprayShade: true,
      rimOnly: true,
    });
  return (
    hoopPine(18, 1528, 960, 920, '#150f2c', '#43234c', 2.1) +
    stone(33, 1600, 985, 320, 210, -1) +
    stone(12, 1440, 1020, 240, 110, -1) +
    grassTufts(
      3,
      [
        [1500, 930, 1],
        [1545, 900, 0.8],
        [1390, 990, 0.7],
      ],
      46,
      ['#150f2c', '#2a1c46', '#8a4068'],
    ) +
    stone(14, 10, 950, 330, 220, 1) +
    stone(27, 210, 1000, 260, 110, 1) +
    stone(31, 380, 1015, 150, 56, 1) +
    grassTufts(
      6,
      [
        [60, 868, 1],
        [110, 876, 0.8],
        [200, 962, 0.7],
      ],
      48,
      ['#150f2c', '#2a1c46', '#8a4068'],
    ) +
    dashField(7, 40, 300, 966, 330, 30, 44, 2.6, '#f08a78', 0.55)
  );
}

export const draw = (): Part => [
  sky(),
  clouds(),
  ranges(),
  sea(),
  point(),
  dashField(5, 50, 880, 712, 420, 60, 54, 3, '#221a40', 0.8),
  tourBoat(1070, 706, 1.55, silhouetteBoat('#221a40')),
  glidingBird(560, 210, 0.9, '#2b2050'),
  glidingBird(604, 192, 0.7, '#2b2050', 8),
  glidingBird(640, 218, 0.55, '#2b2050', -6),
  frame(),
];

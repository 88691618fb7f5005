// Home, first picture: a bay by day. The boat is right of the centre; the water on the left is calm.
import { blob } from '../kit/blob';
import { tourBoat } from '../kit/boat';
import { DAY_BOAT } from '../kit/boat-inks';
import { between, random } from '../kit/chance';
import { boulder } from '../kit/granite';
import { type Part, shape, sprayGlow } from '../kit/ink';
import { GRANITE, GRASS } from '../kit/inks';
import { landBelow, ridge, rise, rises, scrub, sinkLeftOf } from '../kit/land';
import { box, type Point, smoothPath } from '../kit/path';
import { seaEagle } from '../kit/sky';
import { grassTufts, hoopPine, pineRow } from '../kit/trees';
import { BUSH, daySea, daySky, headland, mainland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 455;

/** The near headland on the right. */
function rightHeadland(): string {
  const profile = rises(rise(1400, 230, 200), rise(1600, 170, 190), rise(1150, 95, 62), sinkLeftOf(1060));
  return headland(
    21,
    {
      skyline: ridge(21, 470, 22, 6, profile, 930, 1640),
      foot: 500,
      depth: (x) => profile(x) * 0.95,
      crown: 17,
      pines: [1150, 1560, 11, 70, 158],
      outcrops: [1230, 1600, 340, 440, 11, 68],
      shore: [990, 1640, 52, 22, 92],
    },
    BUSH.day,
  );
}

/** The low headland on the left, in haze. */
function leftHeadland(): string {
  const profile = rises(rise(10, 190, 64), rise(230, 100, 20));
  return headland(
    41,
    {
      skyline: ridge(41, 470, 9, 7, profile, -20, 400),
      foot: 492,
      depth: profile,
      crown: 11,
      pines: [24, 150, 4, 40, 60],
      shore: [-10, 300, 16, 12, 34],
    },
    BUSH.hazy,
  );
}

/** The beach at the end of the bay and the low bush behind it. */
function headOfBay(): Part {
  const skyline = ridge(61, 478, 6, 14, rises(rise(690, 260, 24), rise(470, 80, 14)), 350, 1030);
  const sand: Point[] = [
    [380, 491],
    [520, 485],
    [690, 483],
    [860, 486],
    [970, 492],
    [1020, 500],
    [900, 505],
    [720, 507],
    [540, 505],
    [390, 498],
  ];
  const wash: Point[] = [
    [390, 498],
    [560, 502],
    [760, 504],
    [950, 499],
    [1030, 501],
    [900, 509],
    [720, 512],
    [540, 510],
    [370, 503],
  ];
  return [
    shape(landBelow(skyline, 492), '#4a8a68'),
    scrub(71, skyline, () => 10, 9, ['#2f6a5c', '#3d7d60', '#4f8d64', '#a8c07a'], 4),
    pineRow(61, skyline, [460, 520, 2, 34, 48], '#2c5f55', '#5c9a72'),
    pineRow(62, skyline, [750, 850, 3, 36, 56], '#2c5f55', '#5c9a72'),
    shape(smoothPath(sand, true), '#fbe8c2'),
    shape(smoothPath(wash, true), '#e7fbef', 'opacity=".9"'),
  ];
}

/** The reef under the water on the right. */
function reef(): string {
  const chance = random(8);
  let patches = '';
  for (let i = 0; i < 11; i++) {
    const depth = between(chance, 0.25, 0.9);
    const y = 475 + 440 * depth * depth;
    const patch = blob(200 + i, between(chance, 700, 1600), y, 90 + 260 * depth, 6 + 26 * depth, 0.7);
    patches += shape(patch, '#0f6f86', 'opacity=".34"');
  }
  return patches;
}

const stone = (seed: number, x: number, y: number, width: number, height: number) =>
  boulder(seed, x, y, width, height, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true });

/** Boulders in the left corner, and a hoop pine behind boulders at the right edge. */
const foreground = (): Part => [
  hoopPine(8, 1528, 960, 760, '#0e2f35', '#2c6652', 2.2),
  stone(33, 1610, 965, 300, 230),
  stone(45, 1455, 1010, 230, 120),
  grassTufts(
    4,
    [
      [1530, 905, 1],
      [1572, 880, 0.8],
      [1400, 985, 0.7],
    ],
    44,
    GRASS,
  ),
  stone(12, 20, 920, 330, 260),
  stone(3, 235, 970, 260, 150),
  stone(7, 110, 1010, 300, 140),
  stone(19, 390, 1010, 170, 80),
  grassTufts(
    9,
    [
      [196, 905, 0.8],
      [232, 910, 0.6],
    ],
    40,
    GRASS,
  ),
  dashField(9, 50, 330, 968, 300, 30, 46, 3, '#f4fff6', 0.7),
];

export const draw = (): Part => [
  daySky(HORIZON, [
    [9, 1010, 170, 360],
    [5, 250, 180, 520],
    [21, 700, 244, 240],
  ]),
  mainland(HORIZON),
  seaEagle(880, 300, 0.42, { wing: '#51707e', body: '#fffaf0', edge: '#d6e2de' }, -14),
  daySea(3, HORIZON),
  reef(),
  sprayGlow(box(120, 620, 1300, 380), '#d9fff0', 760, 900, 600, 0.5),
  leftHeadland(),
  headOfBay(),
  rightHeadland(),
  dashField(6, 150, 960, 500, 660, 16, 30, 1.6, '#e9fff4'),
  shape(blob(7, 930, 652, 400, 40, 0.2), '#0e7a92', 'opacity=".5"'),
  tourBoat(910, 638, 1.6, DAY_BOAT, { heading: 22, day: 2, guests: 6, gear: ['anchor'] }),
  dashField(4, 46, 730, 652, 380, 26, 44, 2.6, '#f8fff6'),
  foreground(),
];

// Private charter: a rug, an esky and hats in the shade of a gum tree, with the bay behind.
import { blob } from '../kit/blob';
import { tourBoat } from '../kit/boat';
import { DAY_BOAT } from '../kit/boat-inks';
import { eskyOnGround, hatOnGround } from '../kit/gear';
import { clipped, line, type Part, place, shape } from '../kit/ink';
import { GRASS } from '../kit/inks';
import { ridge, rise, rises, sinkRightOf } from '../kit/land';
import { box, oval, WIDTH } from '../kit/path';
import { beach, gumTrunk, rug, stoneOnSand } from '../kit/shore';
import { grassTufts, gumBough } from '../kit/trees';
import { BUSH, daySea, daySky, headland, mainland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 330;

const leftHeadland = () => {
  const profile = rises(rise(120, 260, 130), rise(-60, 200, 120), rise(420, 80, 30), sinkRightOf(500));
  return headland(
    18,
    {
      skyline: ridge(31, HORIZON + 14, 16, 6, profile, -20, 620),
      foot: HORIZON + 26,
      depth: (x) => profile(x) + 8,
      crown: 14,
      pines: [40, 420, 8, 52, 96],
      shore: [-10, 560, 26, 14, 52],
    },
    BUSH.day,
  );
};

const BARK = ['#1c4a40', '#3c7a50', '#93a552', '#b08f86'] as const;

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 560, 150, 380],
    [9, 980, 210, 240],
  ]),
  mainland(HORIZON),
  daySea(5, HORIZON),
  leftHeadland(),
  tourBoat(520, 474, 0.95, DAY_BOAT, {
    heading: -36,
    day: 4,
    guests: 1,
    flip: true,
    gear: ['anchor', 'board'],
  }),
  dashField(4, 30, 430, 474, 190, 14, 30, 2, '#f8fff6'),
  beach([
    [-60, 640],
    [200, 632],
    [480, 610],
    [760, 580],
    [1020, 556],
    [1300, 544],
    [1680, 540],
  ]),
  // The shadow of the tree, with spots of sunlight.
  clipped(
    box(0, 560, WIDTH, 440),
    shape(blob(9, 900, 850, 1350, 330, 0.22), '#b98672', 'opacity=".5"') +
      Array.from({ length: 34 }, (_, i) =>
        shape(
          blob(
            300 + i,
            330 + ((i * 397) % 1150),
            730 + ((i * 211) % 240),
            30 + ((i * 37) % 60),
            9 + ((i * 13) % 14),
            0.4,
          ),
          '#fdefd0',
          'opacity=".6"',
        ),
      ).join(''),
  ),
  rug([
    [420, 860],
    [880, 745],
    [1200, 850],
    [720, 985],
  ]),
  place(eskyOnGround(), { x: 860, y: 800, scale: 1.45 }),
  place(hatOnGround(), { x: 590, y: 866, scale: 1.35, turn: -3 }),
  place(hatOnGround('#2f6f7e'), { x: 770, y: 930, scale: 1.5, turn: 4 }),
  place(basket(), { x: 1030, y: 870, scale: 1.3 }),
  gumBough(
    8,
    [
      [1440, 190],
      [1300, 150],
      [1130, 116],
      [940, 104],
      [800, 116],
      [730, 124],
    ],
    30,
    50,
    17,
    BARK,
  ),
  gumBough(
    18,
    [
      [1450, 70],
      [1240, 40],
      [1020, 20],
      [860, 10],
      [770, 2],
    ],
    23,
    50,
    16,
    ['#1c4a40', '#2f6b4c', '#7f9a52', '#a5868a'],
  ),
  gumBough(
    28,
    [
      [1460, 240],
      [1540, 170],
      [1640, 130],
    ],
    22,
    50,
    14,
    BARK,
  ),
  gumTrunk(1390, 905, 120, 70),
  grassTufts(
    4,
    [
      [1290, 902, 1],
      [1330, 912, 0.8],
      [1384, 924, 0.7],
      [1420, 922, 0.9],
      [1470, 908, 1.2],
      [1520, 900, 0.9],
    ],
    66,
    GRASS,
  ),
  stoneOnSand(12, 40, 960, 360, 230),
];

/** A basket on the ground with a cloth over its edge, seen at an angle. */
function basket(): string {
  const body = 'M-62 -58H62L52 0H-52Z';
  const weave = [-46, -34, -22, -10]
    .map((y) => line(`M-60 ${y}H60`, '#8a5a34', 3, 'stroke-dasharray="12 8"'))
    .join('');
  return (
    shape(oval(14, 2, 76, 10), '#9a6a54', 'opacity=".45"') +
    line('M-50 -58C-40 -118 40 -118 50 -58', '#a5713a', 9) +
    clipped(body, shape(body, '#d9a86a') + weave + shape('M14 -60H70V4H10Z', '#8a5a34', 'opacity=".45"')) +
    shape('M-66 -64C-40 -76 30 -78 66 -64L58 -44L40 -54L20 -40L0 -54L-24 -42L-42 -54L-58 -46Z', '#fffaf0') +
    shape('M20 -70C40 -70 56 -68 66 -64L58 -44L40 -54L20 -40Z', '#cfdcda')
  );
}

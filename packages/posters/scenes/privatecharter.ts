// Private charter, first picture: the boat with its bow on a beach without other boats. Guests walk up the sand.
import { blob } from '../kit/blob';
import { tourBoat } from '../kit/boat';
import { DAY_BOAT } from '../kit/boat-inks';
import { line, type Part, shape } from '../kit/ink';
import { GRANITE, GRASS } from '../kit/inks';
import { ridge, rise, rises, sinkLeftOf } from '../kit/land';
import { smoothPath } from '../kit/path';
import { walker } from '../kit/people';
import { beach, footprints, stoneOnSand } from '../kit/shore';
import { grassTufts } from '../kit/trees';
import { BUSH, daySea, daySky, headland, mainland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 410;

const rightHeadland = () => {
  const profile = rises(
    rise(1420, 260, 220),
    rise(1640, 200, 230),
    rise(1120, 100, 70),
    sinkLeftOf(1010, 1.2),
  );
  return headland(
    8,
    {
      skyline: ridge(21, HORIZON + 30, 20, 6, profile, 880, 1640),
      foot: HORIZON + 130,
      depth: (x) => profile(x) + 70,
      crown: 21,
      pines: [1090, 1520, 7, 92, 156],
      outcrops: [1260, 1600, 300, 420, 7, 60],
      shore: [990, 1360, 30, 34, 120],
    },
    { ...BUSH.day, foot: '#6f5660', stone: GRANITE.day },
  );
};

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 420, 160, 380],
    [9, 850, 214, 260],
  ]),
  mainland(HORIZON),
  daySea(5, HORIZON),
  beach([
    [-60, 905],
    [160, 880],
    [400, 826],
    [600, 752],
    [770, 680],
    [915, 604],
    [1060, 556],
    [1240, 520],
    [1420, 500],
    [1680, 494],
  ]),
  rightHeadland(),
  shape(blob(7, 660, 662, 400, 40, 0.2), '#14879f', 'opacity=".5"'),
  tourBoat(740, 636, 1.45, DAY_BOAT, {
    heading: 16,
    day: 19,
    guests: 2,
    turn: -3,
    canopy: 'down',
    gear: ['lifebuoy'],
  }),
  dashField(4, 40, 560, 650, 230, 22, 40, 2.4, '#f8fff6'),
  // Sand over the lower part of the bow, so that the boat looks aground on the beach.
  shape(
    smoothPath(
      [
        [776, 672],
        [812, 662],
        [850, 642],
        [882, 618],
        [906, 606],
        [916, 618],
        [890, 648],
        [842, 674],
        [796, 684],
      ],
      true,
    ),
    '#fdefd0',
  ),
  line('M901 566Q1080 610 1256 742', '#fffaf0', 2.4),
  footprints([
    [936, 636],
    [956, 642],
    [978, 650],
    [1002, 658],
    [1026, 664],
    [1052, 672],
  ]),
  walker(1000, 652, 1.3, { shirt: '#2f6f7e', skin: '#8a5a40', hat: '#f3dfae' }),
  walker(1078, 676, 1.4, { shirt: '#fffaf0', skin: '#c98f6b', hat: '#e9c58a', band: '#2f6f7e' }),
  stoneOnSand(33, 1500, 690, 320, 300),
  stoneOnSand(45, 1330, 770, 190, 140),
  grassTufts(
    4,
    [
      [1440, 840, 1],
      [1500, 848, 0.8],
    ],
    60,
    GRASS,
  ),
  stoneOnSand(12, 40, 950, 330, 250),
  stoneOnSand(3, 260, 1000, 230, 110),
];

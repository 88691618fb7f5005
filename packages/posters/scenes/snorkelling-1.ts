// Snorkelling: a bay of the island from the air. A fringing reef follows the whole shore.
import {
  bayFromAbove,
  beachFromAbove,
  bommiesFromAbove,
  bushBehind,
  fringeFromAbove,
  glints,
  landAtFoot,
  lightNet,
  stonesFromAbove,
} from '../kit/above';
import { boatFromAbove } from '../kit/boat-above';
import { DAY_BOAT } from '../kit/boat-inks';
import { each, line, type Part, place, shape } from '../kit/ink';
import { rise, rises } from '../kit/land';
import { oval, type Point } from '../kit/path';
import { snorkeller, snorkellerShadow } from '../kit/snorkeller';

/** The shoreline from left to right: a steep rocky side, then a long curved beach. */
const SHORE: readonly Point[] = [
  [-120, 250],
  [20, 286],
  [130, 360],
  [210, 470],
  [290, 590],
  [400, 690],
  [550, 760],
  [730, 800],
  [920, 806],
  [1100, 776],
  [1250, 716],
  [1370, 640],
  [1480, 590],
  [1600, 560],
  [1760, 550],
];
const BEACH = rises(() => 24, rise(820, 460, 62));

const SWIMMERS: readonly [x: number, y: number, scale: number, turn: number][] = [
  [560, 392, 0.16, 20],
  [690, 446, 0.16, 64],
  [1010, 520, 0.16, -64],
];

export const draw = (): Part => [
  bayFromAbove(),
  beachFromAbove(landAtFoot(SHORE), [
    fringeFromAbove(21, SHORE, 84, 240),
    bommiesFromAbove(
      [
        [1250, 300, 130, 84],
        [480, 260, 110, 70],
        [800, 130, 90, 56],
      ],
      60,
    ),
    lightNet(4, 60, '#f2fff4', 0.09),
    glints(7, 330),
  ]),
  bushBehind(8, SHORE, BEACH, 34),
  stonesFromAbove(50, [
    [30, 300, 120, 96],
    [110, 350, 100, 84],
    [160, 420, 80, 66],
    [212, 492, 66, 54],
    [70, 366, 54, 44],
    [254, 556, 44, 36],
    [1420, 626, 92, 74],
    [1490, 586, 120, 96],
    [1570, 566, 80, 66],
    [1366, 664, 52, 42],
  ]),
  // The boat is at a public mooring outside the reef.
  line('M872 300L800 276', '#fffaf0', 2),
  shape(oval(796, 275, 9), '#0a4a66', 'opacity=".5" transform="translate(6 9)"') +
    shape(oval(796, 275, 8), '#f6c34a'),
  boatFromAbove(985, 330, 2.1, -164, DAY_BOAT, { guests: 1, day: 12 }),
  each(SWIMMERS, (x, y, scale, turn) =>
    place(snorkellerShadow('#06345f'), { x: x + 9, y: y + 16, scale, turn, opacity: 0.4 }),
  ),
  each(SWIMMERS, (x, y, scale, turn) => snorkeller(x, y, scale, turn)),
];

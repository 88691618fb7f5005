// Private charter: two bays and the wooded point between them from the air, the boat going from one to the other.
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
  wake,
} from '../kit/above';
import { boatFromAbove } from '../kit/boat-above';
import { DAY_BOAT } from '../kit/boat-inks';
import { type Part, place } from '../kit/ink';
import { rise, rises } from '../kit/land';
import type { Point } from '../kit/path';

/** A small bay, a rocky point that leans to the right, a larger bay below a higher headland. */
const SHORE: readonly Point[] = [
  [-120, 440],
  [10, 480],
  [70, 570],
  [140, 650],
  [250, 696],
  [380, 696],
  [480, 650],
  [540, 566],
  [572, 466],
  [612, 370],
  [684, 306],
  [770, 296],
  [832, 346],
  [852, 436],
  [882, 536],
  [950, 630],
  [1060, 690],
  [1190, 712],
  [1320, 700],
  [1430, 648],
  [1496, 566],
  [1540, 486],
  [1620, 436],
  [1760, 420],
];
/** Where the shore is rock there is no beach, and reef lies off it. */
const POINT = SHORE.slice(7, 15);
const HEADLAND = SHORE.slice(20);
const BEACH = rises(() => 12, rise(290, 190, 96), rise(1190, 250, 104));

const bush = (): Part => [
  bushBehind(9, SHORE, BEACH, 32),
  stonesFromAbove(70, [
    [690, 540, 96, 76],
    [752, 586, 60, 48],
    [640, 860, 110, 86],
    [716, 902, 60, 48],
    [1560, 720, 120, 94],
    [20, 740, 84, 66],
  ]),
];

const COURSE = { x: 1080, y: 262, scale: 1.8, turn: 164 };

export const draw = (): Part => [
  bayFromAbove(),
  beachFromAbove(landAtFoot(SHORE), [
    fringeFromAbove(31, POINT, 20, 130),
    fringeFromAbove(33, HEADLAND, 20, 120),
    bommiesFromAbove(
      [
        [300, 520, 170, 96],
        [180, 360, 110, 70],
        [430, 230, 130, 80],
        [1180, 560, 170, 90],
        [1370, 420, 110, 66],
        [1500, 220, 120, 76],
      ],
      80,
    ),
    lightNet(14, 64, '#f2fff4', 0.09),
    glints(17, 300),
  ]),
  bush(),
  stonesFromAbove(50, [
    [562, 520, 72, 58],
    [584, 438, 104, 84],
    [632, 352, 124, 98],
    [710, 306, 136, 106],
    [790, 322, 104, 84],
    [842, 398, 84, 70],
    [866, 486, 64, 52],
    [664, 272, 50, 40],
    [756, 252, 60, 48],
    [1504, 560, 80, 66],
    [1544, 486, 116, 94],
    [1600, 440, 110, 90],
    [1466, 622, 54, 44],
    [14, 490, 96, 78],
    [64, 556, 60, 50],
  ]),
  boatFromAbove(COURSE.x, COURSE.y, COURSE.scale, COURSE.turn, DAY_BOAT, {
    wake: place(wake(3, 330), { ...COURSE, scale: 1.4 }),
    day: 6,
  }),
];

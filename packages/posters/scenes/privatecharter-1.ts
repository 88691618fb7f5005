// Private charter: two bays with a wooded headland between them, from the air. The boat goes from one bay to the other.
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

/** The shoreline from left to right: a small bay, a rocky headland, a larger bay and a higher headland. */
const SHORE: readonly Point[] = [
  [-120, 620],
  [0, 640],
  [60, 700],
  [130, 766],
  [230, 796],
  [330, 776],
  [400, 700],
  [440, 600],
  [462, 490],
  [506, 396],
  [586, 338],
  [676, 336],
  [730, 390],
  [756, 480],
  [800, 566],
  [890, 632],
  [1010, 664],
  [1140, 664],
  [1270, 626],
  [1370, 556],
  [1436, 466],
  [1490, 380],
  [1580, 326],
  [1740, 300],
];
/** The rocky parts of the shore. They have no beach, and a reef lies in front of them. */
const POINT = SHORE.slice(7, 15);
const HEADLAND = SHORE.slice(20);
const BEACH = rises(() => 12, rise(220, 170, 84), rise(1070, 280, 112));

const bush = (): Part => [
  bushBehind(9, SHORE, BEACH, 32),
  stonesFromAbove(70, [
    [586, 560, 96, 76],
    [648, 606, 60, 48],
    [560, 850, 110, 86],
    [636, 892, 60, 48],
    [1500, 640, 120, 94],
    [1570, 690, 64, 52],
    [30, 880, 84, 66],
  ]),
];

const COURSE = { x: 985, y: 206, scale: 1.9, turn: 166 };

export const draw = (): Part => [
  bayFromAbove(),
  beachFromAbove(landAtFoot(SHORE), [
    fringeFromAbove(31, POINT, 20, 130),
    fringeFromAbove(33, HEADLAND, 20, 120),
    bommiesFromAbove(
      [
        [250, 600, 150, 86],
        [150, 430, 120, 74],
        [330, 260, 130, 80],
        [1060, 520, 170, 90],
        [1240, 400, 120, 70],
        [1350, 170, 120, 76],
      ],
      80,
    ),
    lightNet(14, 64, '#f2fff4', 0.09),
    glints(17, 300),
  ]),
  bush(),
  stonesFromAbove(50, [
    [432, 620, 66, 54],
    [452, 530, 96, 78],
    [476, 442, 112, 90],
    [538, 366, 124, 98],
    [630, 330, 132, 104],
    [706, 366, 108, 88],
    [748, 450, 84, 68],
    [776, 524, 58, 48],
    [580, 298, 50, 40],
    [680, 288, 62, 50],
    [1432, 476, 76, 62],
    [1474, 404, 116, 94],
    [1540, 350, 124, 98],
    [1602, 322, 90, 74],
    [1402, 530, 54, 44],
    [10, 648, 96, 78],
    [58, 708, 60, 50],
  ]),
  boatFromAbove(COURSE.x, COURSE.y, COURSE.scale, COURSE.turn, DAY_BOAT, {
    wake: place(wake(3, 330), { ...COURSE, scale: 1.4 }),
    day: 6,
  }),
];

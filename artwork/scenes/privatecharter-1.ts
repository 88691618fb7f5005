// Private charter: two bays and the point between them from the air, the boat going from one to the other.
import {
  bayFromAbove,
  beachFromAbove,
  bommiesFromAbove,
  glints,
  landAtFoot,
  lightNet,
  reefFromAbove,
  stonesFromAbove,
  wake,
} from '../kit/above';
import { blob } from '../kit/blob';
import { boatFromAbove, DAY_BOAT } from '../kit/boat';
import { each, type Part, place, shape } from '../kit/ink';
import { SCRUB } from '../kit/inks';
import { scrub } from '../kit/land';
import type { Point } from '../kit/path';

/** A bay, a rocky point, a larger bay. */
const SHORE: readonly Point[] = [
  [-80, 470],
  [60, 500],
  [150, 590],
  [270, 680],
  [420, 710],
  [560, 680],
  [650, 590],
  [700, 470],
  [740, 370],
  [800, 310],
  [870, 340],
  [910, 430],
  [960, 560],
  [1050, 690],
  [1190, 760],
  [1340, 740],
  [1450, 660],
  [1520, 570],
  [1600, 520],
  [1700, 500],
];

/** Reef only where the bottom is rock: in spurs off the point, and in patches on the sand of the bays. */
function reef(): Part {
  const spurs = each(
    [
      [700, 250, 260, 190],
      [880, 220, 210, 170],
      [610, 420, 190, 240],
      [1000, 390, 190, 270],
      [1090, 610, 180, 190],
      [560, 600, 160, 150],
    ],
    (x, y, width, height) => blob(x, x, y, width, height, 0.42),
  ).join('');
  return [
    place(shape(spurs, '#1485a0', 'opacity=".5"'), { x: 10, y: -18 }),
    reefFromAbove(31, spurs, [510, 110, 660, 580], 430),
    bommiesFromAbove(
      [
        [330, 470, 170, 92],
        [190, 330, 120, 70],
        [430, 250, 90, 56],
        [1260, 560, 190, 96],
        [1420, 470, 120, 70],
        [1470, 210, 130, 76],
      ],
      0.4,
      90,
    ),
  ];
}

/** Bush over the hills and down the point, thinning to sand at both bays, granite among it. */
function bush(): Part {
  const crest: Point[] = [];
  const hump = (x: number, middle: number, spread: number, height: number) =>
    height * Math.exp(-(((x - middle) / spread) ** 2));
  const top = (x: number) => 850 - hump(x, 797, 92, 430) - hump(x, -60, 170, 270) - hump(x, 1690, 180, 240);
  for (let x = -40; x < 1660; x += 8) crest.push([x, top(x)]);
  return [
    scrub(31, crest, (x) => 1010 - top(x), 27, SCRUB.near, 13),
    stonesFromAbove(70, [
      [770, 640, 90, 72],
      [826, 684, 56, 46],
      [150, 850, 110, 86],
      [216, 892, 60, 48],
      [1290, 906, 120, 92],
      [1372, 946, 66, 52],
      [600, 930, 76, 60],
    ]),
  ];
}

const COURSE = { x: 1180, y: 260, scale: 1.35, turn: -164 };

export const draw = (): Part => [
  bayFromAbove(),
  beachFromAbove(landAtFoot(SHORE), [reef(), lightNet(14, 64, '#f2fff4', 0.09), glints(17, 300)]),
  bush(),
  stonesFromAbove(50, [
    [700, 430, 110, 90],
    [660, 540, 76, 64],
    [740, 350, 90, 76],
    [806, 304, 120, 92],
    [880, 350, 96, 80],
    [912, 440, 74, 62],
    [950, 530, 56, 46],
    [770, 262, 50, 42],
    [860, 286, 44, 38],
    [60, 506, 100, 80],
    [130, 566, 70, 60],
    [1540, 556, 110, 90],
    [1484, 626, 60, 50],
    [1590, 520, 80, 66],
  ]),
  boatFromAbove(COURSE.x, COURSE.y, COURSE.scale, COURSE.turn, DAY_BOAT, {
    wake: place(wake(3, 330), { ...COURSE, scale: 1.05 }),
    day: 6,
  }),
];

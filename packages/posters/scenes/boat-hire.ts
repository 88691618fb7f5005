// Boat hire, first picture: a small boat from straight above, moving along the fringing reef. A curved beach is at the
// upper right.
import {
  beachFromAbove,
  bommiesFromAbove,
  glints,
  lightNet,
  reefFromAbove,
  roughened,
  stonesFromAbove,
  wake,
} from '../kit/above';
import { blob } from '../kit/blob';
import { boatFromAbove } from '../kit/boat-above';
import { DAY_BOAT } from '../kit/boat-inks';
import type { Frame } from '../kit/cells';
import { each, linear, type Part, painted, place, shape, sprayFade } from '../kit/ink';
import { ACCENT, SCRUB } from '../kit/inks';
import { scrub } from '../kit/land';
import { box, PAGE, type Point, smoothPath } from '../kit/path';

/** The curved shoreline. `reach` moves it away from the upper right corner. */
function shore(reach: number, wobble: number): string {
  const points: Point[] = [
    [1010 - reach, -40],
    [1040 - reach * 0.95, 60],
    [1110 - reach * 0.8, 150],
    [1210 - reach * 0.6, 215],
    [1320 - reach * 0.4, 250 + reach * 0.6],
    [1430 - reach * 0.2, 300 + reach * 0.8],
    [1510 - reach * 0.2, 390 + reach * 0.8],
    [1560 - reach * 0.3, 500 + reach],
    [1660, 570 + reach],
  ];
  return smoothPath([...roughened(points, wobble), [1680, -60]], true);
}

const water = (): Part => [
  painted(
    PAGE,
    linear(
      [
        [0, '#0b5f7c'],
        [0.3, '#12819f'],
        [0.6, '#25aabb'],
        [1, '#7fdccb'],
      ],
      0.1,
      1,
      0.9,
      0,
    ),
  ),
  sprayFade(PAGE, '#0a4a66', 0.75, 0, 0, 1, 0.6, 0.35),
  each(
    [
      [260, 420, 420, 60],
      [560, 880, 480, 70],
      [120, 180, 340, 50],
      [760, 640, 300, 50],
    ],
    (x, y, width, height) => shape(blob(x, x, y, width, height, 0.5), '#55c9c4', 'opacity=".16"'),
  ),
  shape(shore(330, 30), '#55c9c4', 'opacity=".4"'),
  shape(shore(150, 24), '#9fe8d8', 'opacity=".5"'),
];

/** The fringing reef along the shore, with an uneven outer edge and a few separate patches of reef. */
function fringe(): Part {
  const inner: Point[] = [
    [850, -40],
    [880, 90],
    [960, 220],
    [1080, 320],
    [1210, 400],
    [1320, 490],
    [1400, 600],
    [1450, 720],
    [1660, 790],
  ];
  const outer: Point[] = [
    [1660, 1010],
    [1480, 960],
    [1370, 930],
    [1290, 830],
    [1240, 740],
    [1120, 690],
    [1080, 590],
    [980, 560],
    [930, 470],
    [830, 430],
    [800, 320],
    [700, 260],
    [690, 150],
    [620, 60],
    [640, -40],
  ];
  const outline = smoothPath([...inner, ...outer], true);
  const bommies: Frame[] = [
    [520, 300, 120, 76],
    [640, 560, 130, 80],
    [880, 800, 150, 90],
    [300, 150, 110, 66],
    [330, 760, 130, 78],
  ];
  return [
    place(shape(outline, '#0f7f98', 'opacity=".5"'), { x: -30, y: 26 }),
    reefFromAbove(21, outline, [600, -40, 1040, 1080], 1000),
    bommiesFromAbove(bommies, 90),
  ];
}

/** Sand, scrub from above, granite at both ends of the beach and two towels. */
function cove(): Part {
  const crowns: Point[] = [];
  for (let x = 1200; x < 1640; x += 8) crowns.push([x, -30 + Math.max(0, (x - 1210) * 0.12)]);
  return [
    beachFromAbove(shore),
    scrub(31, crowns, (x) => Math.max(0, (x - 1190) * 0.62), 30, SCRUB.near, 7),
    stonesFromAbove(50, [
      [1030, 20, 120, 100],
      [985, 66, 70, 60],
      [1075, 78, 80, 70],
      [1030, 116, 44, 38],
      [1580, 560, 130, 110],
      [1520, 520, 86, 76],
      [1600, 640, 90, 80],
      [1546, 612, 54, 46],
      [1500, 575, 36, 30],
    ]),
    each(
      [
        [1250, 176, 24],
        [1290, 190, 16],
      ],
      (x, y, turn) =>
        place(
          shape(box(-13, -24, 26, 48), '#b98a5a', 'opacity=".45" transform="translate(4 4)"') +
            shape(box(-13, -24, 26, 48), x < 1260 ? ACCENT : '#2f6f7e') +
            shape(box(-13, -10, 26, 6) + box(-13, 6, 26, 6), '#fffaf0'),
          { x, y, turn },
        ),
    ),
  ];
}

const COURSE = { x: 690, y: 470, scale: 2.2, turn: -152 };

export const draw = (): Part => [
  water(),
  fringe(),
  lightNet(6, 66, '#eafff4', 0.14, shore(330, 20)),
  glints(12, 420),
  cove(),
  boatFromAbove(COURSE.x, COURSE.y, COURSE.scale, COURSE.turn, DAY_BOAT, {
    wake: place(wake(3, 520), { ...COURSE, scale: 1.7 }),
    guests: 3,
    day: 3,
    canopy: 'down',
  }),
];

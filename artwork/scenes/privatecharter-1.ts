// Private charter: two bays and the point between them from the air, the boat going from one to the other.
import { beachFromAbove, glints, lightNet, reefFromAbove, stonesFromAbove, wake } from '../kit/above';
import { boatFromAbove, DAY_BOAT } from '../kit/boat';
import { type Part, place, shape, sprayFade, washed } from '../kit/ink';
import { SCRUB } from '../kit/inks';
import { scrub } from '../kit/land';
import { box, PAGE, type Point, smoothPath, WIDTH } from '../kit/path';

/** The coast, `reach` out to sea: a bay, a rocky point, a smaller bay. */
const coast = (reach: number, wobble: number) => {
  const points: Point[] = [
    [-80, 300],
    [60, 330],
    [140, 420],
    [250, 520],
    [400, 560],
    [530, 530],
    [620, 440],
    [680, 340],
    [760, 290],
    [850, 330],
    [900, 430],
    [970, 560],
    [1100, 640],
    [1260, 640],
    [1380, 570],
    [1450, 470],
    [1540, 400],
    [1700, 380],
  ];
  return smoothPath(
    [
      ...points.map(
        ([x, y], i): Point => [x + wobble * Math.sin(i * 2.3), y - reach + wobble * Math.cos(i * 1.7)],
      ),
      [1760, 1080],
      [-140, 1080],
    ],
    true,
  );
};

const fringe = () => {
  const outline = smoothPath(
    [
      [-80, 150],
      [120, 170],
      [230, 300],
      [330, 390],
      [430, 400],
      [520, 340],
      [590, 230],
      [690, 150],
      [800, 120],
      [920, 170],
      [990, 290],
      [1080, 440],
      [1200, 480],
      [1300, 420],
      [1390, 300],
      [1520, 240],
      [1700, 220],
      [1700, 340],
      [1540, 350],
      [1440, 430],
      [1360, 530],
      [1250, 590],
      [1110, 590],
      [990, 520],
      [920, 390],
      [860, 300],
      [760, 260],
      [660, 310],
      [600, 420],
      [520, 490],
      [400, 520],
      [270, 480],
      [160, 380],
      [60, 290],
      [-80, 260],
    ],
    true,
  );
  return (
    place(shape(outline, '#1485a0', 'opacity=".5"'), { y: -24 }) +
    reefFromAbove(31, outline, [-80, 110, 1780, 500], 820)
  );
};

/** Bush over the hills and down the point, thinning to sand at both bays. */
const bush = (): Part => {
  const crest: Point[] = [];
  const top = (x: number) => {
    const atPoint = 390 * Math.exp(-(((x - 760) / 120) ** 2));
    const ends = 330 * Math.exp(-(((x + 60) / 190) ** 2)) + 270 * Math.exp(-(((x - 1680) / 230) ** 2));
    return 730 - atPoint - ends;
  };
  for (let x = -40; x < 1660; x += 8) crest.push([x, top(x)]);
  return scrub(31, crest, (x) => 1010 - top(x), 27, SCRUB.near, 13);
};

export const draw = (): Part => [
  washed(PAGE, '#0c6a88', '#1b93b0 22%', '#25aabb 42%', '#7fdccb 70%', '#9fe8d8'),
  sprayFade(box(0, 0, WIDTH, 460), '#0a3f5e', 0.8, 0),
  fringe(),
  beachFromAbove(coast),
  lightNet(4, 52, '#f2fff4', 0.06, box(0, 0, WIDTH, 560)),
  glints(7, 300),
  bush(),
  stonesFromAbove(50, [
    [660, 376, 110, 90],
    [620, 440, 76, 64],
    [700, 320, 90, 76],
    [770, 282, 120, 92],
    [850, 330, 96, 80],
    [890, 400, 74, 62],
    [736, 244, 50, 42],
    [820, 268, 44, 38],
    [90, 350, 100, 80],
    [150, 416, 70, 60],
    [1460, 462, 100, 84],
    [1530, 402, 90, 70],
    [1410, 540, 60, 50],
    [930, 470, 48, 42],
  ]),
  place(wake(3, 300), { x: 1010, y: 224, scale: 0.8, turn: -162 }),
  boatFromAbove(1008, 224, 1.05, -162, DAY_BOAT),
];

// Home 1: a bay by day. The boat on the right third; the left half of the middle stays calm for the headline.
import { DAY_BOAT, tourBoat } from '../kit/boat';
import { between, random } from '../kit/chance';
import { each, linear, type Part, painted, shape, sprayed, sprayFade, sprayGlow } from '../kit/ink';
import { GRANITE, SCRUB } from '../kit/inks';
import {
  blob,
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
  sinkLeftOf,
} from '../kit/land';
import { box, smoothPath, WIDTH } from '../kit/path';
import { heapCloud, seaEagle } from '../kit/sky';
import { hoopPine } from '../kit/trees';
import { dashField, ripples, seaGround, waterBands } from '../kit/water';

const HORIZON = 455;

/** Sky with heap clouds kept above the headline and low over the far ranges. */
const sky = () =>
  painted(
    box(0, 0, WIDTH, 470),
    linear([
      [0, '#3a9cc0'],
      [0.45, '#86cbd6'],
      [0.82, '#d9ebdc'],
      [1, '#fbeccb'],
    ]),
  ) +
  heapCloud(9, 1010, 190, 360, ['#fffaf0', '#eaf2ec', '#d2e6e7']) +
  heapCloud(5, 250, 190, 520, ['#fffaf0', '#e9f1ea', '#cfe3e4']) +
  heapCloud(21, 700, 318, 250, ['#fff6e4', '#f0efdf', '#dfe9e0']) +
  heapCloud(14, 1330, 262, 300, ['#fff6e4', '#f0efdf', '#dbe7e0']) +
  sprayFade(box(0, 0, WIDTH, 300), '#2280ac', 0.7, 0) +
  sprayFade(box(0, 210, WIDTH, 250), '#ffe9c4', 0, 0.6);

/** Cape Cleveland and the mainland as two blue layers. */
const mainland = () =>
  farRange(ridge(3, 440, 22, 3, rises(rise(420, 300, 58), rise(900, 260, 30))), 470, '#9cc7cc', '#d3e6dc') +
  farRange(ridge(11, 448, 16, 4, rises(rise(60, 260, 44), rise(1100, 260, 46))), 470, '#7fb5bc', '#b5d6d2');

/** The near headland on the right: slope, scrub, boulders in the bush, hoop pines on the crest, shore boulders. */
function headland() {
  const profile = rises(rise(1400, 230, 200), rise(1600, 170, 190), rise(1150, 95, 62), sinkLeftOf(1060));
  const skyline = ridge(21, 470, 22, 6, profile, 930, 1640);
  const chance = random(5);
  const pines = each(
    [
      [1160, 74],
      [1196, 92],
      [1236, 70],
      [1284, 116],
      [1312, 142],
      [1340, 110],
      [1380, 158],
      [1410, 122],
      [1448, 146],
      [1486, 112],
      [1550, 134],
    ],
    (x, height) => hoopPine(x, x, heightAt(skyline, x) + 32, height, '#123a38', '#3f7b58'),
  ).join('');
  let outcrops = '';
  for (let i = 0; i < 11; i++)
    outcrops += boulder(
      900 + i,
      between(chance, 1230, 1600),
      between(chance, 340, 440),
      between(chance, 30, 68),
      between(chance, 24, 50),
      GRANITE.far,
      { streaks: 1 },
    );
  return (
    shape(landBelow(skyline, 500), '#2f6b4c') +
    scrub(
      31,
      skyline.filter(([, y]) => y < 458),
      (x) => profile(x) * 0.95,
      17,
      SCRUB.day,
      6,
    ) +
    outcrops +
    pines +
    sprayed(
      landBelow(skyline, 500),
      '#0d3338',
      linear([
        [0, '#000', 0],
        [0.5, '#000', 0.05],
        [1, '#000', 0.6],
      ]),
    ) +
    boulderShore(5, 52, 990, 1640, () => 496, 22, 92, GRANITE.far, { foot: '#3d5560' }) +
    dashField(6, 150, 960, 500, 660, 16, 30, 1.6, '#e9fff4')
  );
}

/** The low point on the left, hazy, so that words can lie over it. */
function leftPoint() {
  const profile = rises(rise(10, 190, 64), rise(230, 100, 20));
  const skyline = ridge(41, 470, 9, 7, profile, -20, 400);
  return (
    shape(landBelow(skyline, 492), '#5b9484') +
    scrub(
      51,
      skyline.filter(([, y]) => y < 464),
      (x) => profile(x),
      11,
      SCRUB.hazy,
      6,
    ) +
    each(
      [
        [30, 46],
        [54, 58],
        [80, 42],
        [128, 44],
      ],
      (x, height) => hoopPine(x + 3, x, heightAt(skyline, x) + 12, height, '#41796f', '#79a98f'),
    ).join('') +
    boulderShore(7, 16, -10, 300, () => 489, 12, 34, GRANITE.hazy, { cracks: 0, streaks: 0, foot: '#4c7f8a' })
  );
}

/** The beach at the head of the bay and the low bush behind it. */
function beach() {
  const skyline = ridge(61, 478, 6, 14, rises(rise(690, 260, 24), rise(470, 80, 14)), 350, 1030);
  const profile = () => 10;
  return (
    shape(landBelow(skyline, 492), '#4a8a68') +
    scrub(71, skyline, profile, 9, ['#2f6a5c', '#3d7d60', '#4f8d64', '#a8c07a'], 4) +
    each(
      [
        [470, 34],
        [496, 44],
        [760, 40],
        [786, 50],
        [820, 38],
      ],
      (x, height) => hoopPine(x, x, 480, height, '#2c5f55', '#5c9a72'),
    ).join('') +
    shape(
      smoothPath(
        [
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
        ],
        true,
      ),
      '#fbe8c2',
    ) +
    shape(
      smoothPath(
        [
          [390, 498],
          [560, 502],
          [760, 504],
          [950, 499],
          [1030, 501],
          [900, 509],
          [720, 512],
          [540, 510],
          [370, 503],
        ],
        true,
      ),
      '#e7fbef',
      'opacity=".9"',
    )
  );
}

/** The bay: bands of turquoise, dark reef patches at the right, sprayed deep water and a pool of light. */
function bay() {
  const chance = random(8);
  let reef = '';
  for (let i = 0; i < 11; i++) {
    const depth = between(chance, 0.25, 0.9);
    reef += shape(
      blob(
        200 + i,
        between(chance, 700, 1600),
        475 + 440 * depth * depth,
        90 + 260 * depth,
        6 + 26 * depth,
        0.7,
      ),
      '#0f6f86',
      'opacity=".34"',
    );
  }
  return (
    seaGround(HORIZON, [
      [0, '#1f86a6'],
      [0.1, '#1b93b0'],
      [0.3, '#25aabb'],
      [0.62, '#55c9c4'],
      [1, '#9fe8d8'],
    ]) +
    waterBands(3, 24, HORIZON, ['#7fdccb', '#38b6c0', '#12839f', '#a9ecd6']) +
    reef +
    sprayFade(box(0, HORIZON, WIDTH, 240), '#0b5f7c', 0.66, 0) +
    sprayGlow(box(120, 620, 1300, 380), '#d9fff0', 760, 900, 600, 0.5)
  );
}

/** Ripples, from below the shore so that none crosses the land. */
const baySurface = () =>
  ripples(1, 420, HORIZON + 50, '#f2fff4', 0.5) + ripples(2, 300, HORIZON + 50, '#0f7f98', 0.26);

/** The frame in front: low corestones in the left corner, a hoop pine rising behind boulders at the right edge. */
function frame() {
  const stone = (seed: number, x: number, y: number, width: number, height: number) =>
    boulder(seed, x, y, width, height, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true });
  return (
    hoopPine(8, 1552, 960, 880, '#0e2f35', '#2c6652', 2.1) +
    stone(33, 1610, 965, 300, 230) +
    stone(45, 1455, 1010, 230, 120) +
    grassTufts(
      4,
      [
        [1530, 905, 1],
        [1572, 880, 0.8],
        [1400, 985, 0.7],
      ],
      44,
      ['#2f6b4c', '#5f8f4a', '#93a552'],
    ) +
    stone(12, 20, 920, 330, 260) +
    stone(3, 235, 970, 260, 150) +
    stone(7, 110, 1010, 300, 140) +
    stone(19, 390, 1010, 170, 80) +
    grassTufts(
      9,
      [
        [196, 905, 0.8],
        [232, 910, 0.6],
      ],
      40,
      ['#2f6b4c', '#5f8f4a', '#93a552'],
    ) +
    dashField(9, 50, 330, 968, 300, 30, 46, 3, '#f4fff6', 0.7)
  );
}

export const draw = (): Part => [
  sky(),
  mainland(),
  seaEagle(880, 300, 0.42, { wing: '#51707e', body: '#fffaf0', edge: '#d6e2de' }, -14),
  bay(),
  leftPoint(),
  beach(),
  headland(),
  baySurface(),
  shape(
    smoothPath(
      [
        [900, 716],
        [1040, 700],
        [1240, 706],
        [1285, 722],
        [1170, 748],
        [980, 744],
      ],
      true,
    ),
    '#0e7a92',
    'opacity=".5"',
  ),
  tourBoat(1088, 706, 1.7, DAY_BOAT),
  dashField(4, 46, 900, 716, 380, 30, 44, 2.6, '#f8fff6'),
  frame(),
];

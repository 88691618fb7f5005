// Private charter: the boat nosed onto a white beach between boulders; rug, esky and hats under a gum. Words go on the upper left.
import { DAY_BOAT, tourBoat } from '../kit/boat';
import { eskyOnGround, hatOnGround } from '../kit/gear';
import {
  clipped,
  each,
  line,
  linear,
  type Part,
  painted,
  place,
  shape,
  sprayed,
  sprayFade,
} from '../kit/ink';
import { ACCENT, GRANITE, SCRUB } from '../kit/inks';
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
import { box, polygon, smoothPath, WIDTH } from '../kit/path';
import { heapCloud } from '../kit/sky';
import { gumBough, hoopPine } from '../kit/trees';
import { dashField, ripples, seaGround, waterBands } from '../kit/water';

const HORIZON = 420;

/** Sky, far range and sea. */
const distance = () =>
  painted(
    box(0, 0, WIDTH, HORIZON + 10),
    linear([
      [0, '#3a9cc0'],
      [0.5, '#86cbd6'],
      [0.85, '#d9ebdc'],
      [1, '#fbeccb'],
    ]),
  ) +
  heapCloud(5, 210, 170, 420, ['#fffaf0', '#e9f1ea', '#cfe3e4']) +
  heapCloud(9, 720, 250, 300, ['#fffaf0', '#eaf2ec', '#d2e6e7']) +
  sprayFade(box(0, 0, WIDTH, 280), '#2280ac', 0.65, 0) +
  sprayFade(box(0, 220, WIDTH, 200), '#ffe9c4', 0, 0.5) +
  farRange(
    ridge(3, HORIZON - 8, 18, 3, rises(rise(300, 300, 52), rise(760, 240, 24))),
    HORIZON + 4,
    '#9cc7cc',
    '#d3e6dc',
  ) +
  seaGround(HORIZON, [
    [0, '#1b93b0'],
    [0.15, '#25aabb'],
    [0.42, '#55c9c4'],
    [0.75, '#9fe8d8'],
    [1, '#c9f4e4'],
  ]) +
  waterBands(5, 20, HORIZON, ['#7fdccb', '#38b6c0', '#1b93b0', '#a9ecd6']) +
  sprayFade(box(0, HORIZON, WIDTH, 220), '#0b5f7c', 0.6, 0) +
  ripples(1, 300, HORIZON, '#f2fff4', 0.5);

/** Headland behind the beach at the right. */
function headland() {
  const profile = rises(
    rise(1420, 240, 200),
    rise(1620, 200, 210),
    rise(1130, 90, 50),
    sinkLeftOf(1070, 1.4),
  );
  const skyline = ridge(21, HORIZON + 20, 20, 6, profile, 900, 1640);
  return (
    shape(landBelow(skyline, 520), '#2f6b4c') +
    scrub(
      31,
      skyline.filter(([, y]) => y < HORIZON + 10),
      (x) => profile(x) + 40,
      20,
      SCRUB.day,
      6,
    ) +
    each(
      [
        [1130, 90],
        [1180, 120],
        [1222, 96],
        [1290, 140],
      ],
      (x, height) => hoopPine(x, x, heightAt(skyline, x) + 30, height, '#123a38', '#3f7b58'),
    ).join('') +
    boulderShore(5, 26, 980, 1240, () => 508, 30, 120, GRANITE.day, { foot: '#6f5660' })
  );
}

/** The beach: wash, wet sand, dry sand sprayed with shade, footprints from the bow to the rug. */
function beach() {
  const edge = (lift: number) =>
    smoothPath(
      [
        [-40, 930 - lift],
        [200, 905 - lift],
        [460, 850 - lift],
        [700, 770 - lift],
        [930, 690 - lift],
        [1120, 620 - lift],
        [1300, 560 - lift],
        [1660, 520 - lift],
        [1700, 1060],
        [-60, 1060],
      ],
      true,
    );
  let prints = '';
  for (let i = 0; i < 11; i++)
    prints += shape(
      blob(60 + i, 960 + i * 13 + (i % 2) * 20, 705 + i * 17, 13, 6, 0.2),
      '#cfa67c',
      'opacity=".7"',
    );
  return (
    shape(edge(30), '#dcfaee', 'opacity=".6"') +
    shape(edge(15), '#fffdf4', 'opacity=".95"') +
    shape(edge(6), '#e6cf9f') +
    shape(edge(-14), '#fdefd0') +
    sprayed(
      edge(-14),
      '#d9a87c',
      linear(
        [
          [0, '#000', 0],
          [0.5, '#000', 0.05],
          [1, '#000', 0.55],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    prints
  );
}

/** The rug in perspective, striped, with esky, hats and a basket of shade. */
function picnic() {
  const rug = polygon([
    [1010, 920],
    [1290, 850],
    [1480, 900],
    [1210, 985],
  ]);
  const stripes = [0.15, 0.38, 0.61, 0.84]
    .map((t) =>
      polygon([
        [1010 + 280 * t, 920 - 70 * t],
        [1010 + 280 * (t + 0.1), 920 - 70 * (t + 0.1)],
        [1210 + 270 * (t + 0.1), 985 - 85 * (t + 0.1)],
        [1210 + 270 * t, 985 - 85 * t],
      ]),
    )
    .map((d) => shape(d, '#fffaf0'))
    .join('');
  return (
    shape(blob(9, 1290, 935, 720, 170, 0.3), '#b98672', 'opacity=".45"') +
    shape(rug, '#3b2a48', 'opacity=".3" transform="translate(8 10)"') +
    clipped(
      rug,
      shape(rug, ACCENT) +
        stripes +
        sprayed(
          rug,
          '#7d3040',
          linear(
            [
              [0, '#000', 0],
              [0.5, '#000', 0.05],
              [1, '#000', 0.6],
            ],
            0,
            0,
            1,
            1,
          ),
        ),
    ) +
    place(eskyOnGround(), { x: 1390, y: 872, scale: 0.95 }) +
    place(hatOnGround(), { x: 1150, y: 925, scale: 0.9 }) +
    place(hatOnGround('#2f6f7e'), { x: 1262, y: 945, scale: 0.95, turn: 4 })
  );
}

export const draw = (): Part => [
  distance(),
  headland(),
  beach(),
  shape(blob(7, 735, 690, 330, 34, 0.2), '#1b93a6', 'opacity=".45"'),
  tourBoat(780, 676, 1.55, DAY_BOAT, { turn: -2.5 }),
  line('M956 602Q1020 660 1096 690', '#fffaf0', 2.5),
  dashField(4, 34, 600, 684, 280, 24, 34, 2.2, '#f8fff6'),
  boulder(33, 1530, 690, 330, 300, GRANITE.day, { dust: 260, streaks: 5, sprayShade: true, foot: '#8a6a60' }),
  boulder(45, 1350, 745, 190, 130, GRANITE.day, { dust: 260, sprayShade: true, foot: '#8a6a60' }),
  picnic(),
  grassTufts(4, [[1490, 846, 0.9]], 60, ['#2f6b4c', '#5f8f4a', '#93a552']),
  shape('M1552 1010C1536 820 1530 520 1556 300L1570 -20H1660V1010Z', '#e6cdb4') +
    sprayed(
      'M1552 1010C1536 820 1530 520 1556 300L1570 -20H1660V1010Z',
      '#6b4a66',
      linear(
        [
          [0, '#000', 0],
          [0.4, '#000', 0.2],
          [1, '#000', 0.9],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
  gumBough(
    8,
    [
      [1620, 250],
      [1500, 170],
      [1370, 120],
      [1230, 96],
      [1100, 100],
    ],
    17,
    46,
    16,
    ['#1c4a40', '#3c7a50', '#93a552', '#b08f86'],
  ),
  gumBough(
    18,
    [
      [1620, 60],
      [1480, 20],
      [1320, 6],
      [1180, -10],
    ],
    14,
    46,
    16,
    ['#1c4a40', '#2f6b4c', '#7f9a52', '#a5868a'],
  ),
  boulder(12, 10, 950, 330, 230, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true, foot: '#8a6a60' }),
  boulder(3, 240, 990, 240, 120, GRANITE.day, { dust: 260, sprayShade: true, foot: '#8a6a60' }),
];

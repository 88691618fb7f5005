// About, first picture: the island as seen from a boat that comes in to Nelly Bay. The harbour wall is on the right.
import { blob } from '../kit/blob';
import { tourBoat } from '../kit/boat';
import { DAY_BOAT } from '../kit/boat-inks';
import { boulder, boulderShore } from '../kit/granite';
import { each, line, mix, type Part, shape, sprayFade } from '../kit/ink';
import { GRANITE, SCRUB } from '../kit/inks';
import { ridge, rise, rises, scrub } from '../kit/land';
import { box, smoothPath } from '../kit/path';
import { beacon } from '../kit/shore';
import { pineRow } from '../kit/trees';
import { BUSH, daySea, daySky, headland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 470;

/** Mount Cook in haze, with granite near the top. */
const mountain = (): Part => {
  const profile = rises(
    rise(600, 170, 104),
    rise(850, 170, 140),
    rise(1060, 140, 84),
    rise(420, 170, 62),
    rise(1260, 190, 76),
    rise(200, 200, 50),
    rise(1480, 200, 54),
  );
  const skyline = ridge(71, HORIZON + 10, 44, 7, profile);
  return [
    headland(
      61,
      {
        skyline,
        foot: HORIZON + 14,
        depth: (x) => profile(x) * 0.96,
        crown: 7,
        outcrops: [640, 1040, 376, 420, 12, 26],
      },
      { ...BUSH.hazy, ground: '#5a9783', leaves: ['#548d80', '#5f978a', '#6a9f8d', '#8db99a'] },
    ),
    sprayFade(box(150, 190, 1300, 300), '#cfe6dc', 0, 0.35),
  ];
};

/** The nearer hills on both sides of the bay, with roofs among the trees. */
const shore = (): Part => {
  const profile = rises(
    rise(140, 220, 130),
    rise(-60, 160, 110),
    rise(1480, 260, 150),
    rise(1680, 160, 120),
    rise(760, 420, 34),
  );
  const skyline = ridge(41, HORIZON + 8, 14, 7, profile);
  const roofs = [
    [560, 458, 46, '#fffaf0'],
    [622, 462, 36, '#e9efe8'],
    [690, 456, 52, '#d98a6a'],
    [780, 461, 40, '#fffaf0'],
    [856, 458, 48, '#cfdcda'],
    [930, 462, 38, '#d98a6a'],
    [1004, 459, 44, '#fffaf0'],
  ] satisfies [number, number, number, string][];
  return [
    headland(
      21,
      {
        skyline,
        foot: HORIZON + 20,
        depth: (x) => Math.max(12, profile(x) * 0.95),
        crown: 12,
        pines: [30, 340, 8, 56, 104],
        outcrops: [1380, 1600, 350, 440, 6, 46],
      },
      BUSH.day,
    ),
    pineRow(15, skyline, [1300, 1590, 8, 60, 116], BUSH.day.pine, BUSH.day.pineLit),
    pineRow(16, skyline, [500, 1100, 9, 40, 66], '#2c5f55', '#5c9a72'),
    each(
      roofs,
      (x, y, width, ink) =>
        shape(
          `M${x - width / 2} ${y}L${x - width * 0.3} ${y - 14}H${x + width * 0.3}L${x + width / 2} ${y}Z`,
          ink,
        ) + shape(box(x - width * 0.42, y, width * 0.84, 15), mix(ink, '#44708a', 0.45)),
    ),
    scrub(77, ridge(5, HORIZON + 4, 4, 9, undefined, 470, 1090), () => 8, 8, SCRUB.day, 2),
    shape(
      smoothPath(
        [
          [420, 489],
          [620, 482],
          [860, 482],
          [1080, 490],
          [1120, 496],
          [860, 502],
          [600, 502],
          [400, 496],
        ],
        true,
      ),
      '#fbe8c2',
    ),
    shape(
      smoothPath(
        [
          [400, 497],
          [640, 503],
          [880, 503],
          [1120, 497],
          [1060, 507],
          [860, 511],
          [600, 511],
        ],
        true,
      ),
      '#e7fbef',
      'opacity=".9"',
    ),
    boulderShore(7, 26, -10, 420, () => HORIZON + 20, 14, 50, GRANITE.far, { foot: '#3d5560' }),
  ];
};

/** The harbour wall with its beacon, with masts and boats behind it. */
const harbour = (): Part => [
  [1180, 1216, 1262, 1330, 1376, 1450].map((x, i) =>
    line(`M${x} ${HORIZON + 16}V${HORIZON - 60 - ((i * 37) % 40)}`, '#fffaf0', 2),
  ),
  [1180, 1262, 1376].map((x) =>
    shape(`M${x - 24} ${HORIZON + 12}H${x + 26}L${x + 20} ${HORIZON + 24}H${x - 20}Z`, '#fffaf0'),
  ),
  boulderShore(17, 60, 1080, 1640, () => HORIZON + 32, 22, 50, GRANITE.far, { foot: '#3d5560' }),
  beacon(1096, HORIZON + 16, 0.55),
  dashField(6, 60, 1040, HORIZON + 38, 600, 12, 28, 1.6, '#e9fff4'),
];

export const draw = (): Part => [
  // Tall crops show both clouds whole. Wide crops end below them.
  daySky(HORIZON, [
    [5, 560, 250, 280],
    [9, 1080, 240, 200],
  ]),
  mountain(),
  daySea(5, HORIZON + 6),
  shore(),
  harbour(),
  shape(blob(7, 730, 602, 380, 36, 0.2), '#0e7a92', 'opacity=".5"'),
  tourBoat(740, 588, 1.3, DAY_BOAT, { heading: -24, day: 7, guests: 6, underWay: true, gear: ['lifebuoy'] }),
  dashField(4, 40, 470, 598, 420, 22, 46, 2.4, '#f8fff6'),
  boulder(12, 20, 950, 330, 240, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true, foot: '#3d5560' }),
  boulder(3, 240, 990, 250, 130, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true, foot: '#3d5560' }),
  boulder(45, 1560, 985, 300, 170, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true, foot: '#3d5560' }),
  dashField(9, 60, 60, 975, 420, 24, 46, 3, '#f4fff6', 0.7),
];

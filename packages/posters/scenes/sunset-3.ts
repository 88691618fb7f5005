// Sunset: the first stars over the headland on the way home. One light is on in the boat.
import { brightStreaks, duskBoat, duskGrass, duskStone, nightfallSea, nightfallSky } from '../kit/evening';
import { boulderShore } from '../kit/granite';
import { each, type Part, shape } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { farRange, landBelow, ridge, rise, rises, scrub, sinkLeftOf } from '../kit/land';
import { oval } from '../kit/path';
import { stars } from '../kit/sky';
import { hoopPine, pineRow } from '../kit/trees';
import { dashField } from '../kit/water';

const HORIZON = 600;
const GLOW = 720;

function rightHeadland(): string {
  const profile = rises(
    rise(1480, 300, 300),
    rise(1640, 200, 180),
    rise(1130, 130, 80),
    sinkLeftOf(1010, 0.4),
  );
  const skyline = ridge(61, HORIZON + 6, 20, 6, profile, 860, 1640);
  const outline = landBelow(skyline, HORIZON + 16);
  return (
    shape(outline, '#1b1540') +
    scrub(
      9,
      skyline.filter(([, y]) => y < HORIZON),
      () => 12,
      11,
      ['#191338', '#1b1540', '#1f1846', '#3b2a5e'],
      3,
    ) +
    pineRow(6, skyline, [1090, 1610, 14, 84, 178], '#140f30', '#2f2450') +
    boulderShore(
      7,
      30,
      940,
      1640,
      () => HORIZON + 14,
      16,
      120,
      { lit: '#7d4a78', mid: '#4a3168', shade: '#2a2052', deep: '#1a1440', crack: '#100c26' },
      { foot: '#100c26', streaks: 0 },
    )
  );
}

/** The Southern Cross and the Pointers, upright as on winter evenings. South is to the left of the afterglow. */
const southernCross = (): string =>
  each(
    [
      [520, 96, 4.6],
      [546, 226, 5],
      [484, 168, 4.4],
      [582, 146, 4],
      [562, 186, 2.6],
      [390, 262, 5.4],
      [430, 226, 4.8],
    ],
    (x, y, size) =>
      shape(oval(x, y, size * 2.4), '#cfd6ff', 'opacity=".2"') +
      shape(oval(x, y, size), '#fff6dc') +
      shape(
        `M${x - size * 3} ${y}L${x} ${y - size * 0.5}L${x + size * 3} ${y}L${x} ${y + size * 0.5}ZM${x} ${y - size * 3}L${x + size * 0.5} ${y}L${x} ${y + size * 3}L${x - size * 0.5} ${y}Z`,
        '#fff6dc',
        'opacity=".75"',
      ),
  ).join('');

export const draw = (): Part => [
  nightfallSky(HORIZON, GLOW, 470),
  stars(9, 150, 420),
  southernCross(),
  brightStreaks([
    [6, 320, 500, 520, 9],
    [8, 800, 534, 420, 7],
  ]),
  farRange(
    ridge(3, HORIZON - 12, 14, 3, rises(rise(250, 300, 44), rise(760, 220, 24))),
    HORIZON + 2,
    '#6a3670',
    '#d0627a',
  ),
  nightfallSea(13, HORIZON, GLOW),
  rightHeadland(),
  duskBoat(690, 790, 1.75, [470, 800, 60, 70, 3.2], {
    ink: '#120e2c',
    glass: '#ffc36b',
    heading: -30,
    day: 17,
    guests: 5,
    underWay: true,
  }),
  shape(oval(701, 622, 5), '#fff6dc'),
  shape(oval(701, 622, 15), '#ffdf9c', 'opacity=".3"'),
  dashField(15, 44, 640, 818, 190, 110, 30, 2.6, '#ffc36b', 0.75),
  hoopPine(18, 96, 930, 760, '#0e0b26', '#3a2658', 2),
  hoopPine(29, 214, 950, 520, '#0e0b26', '#3a2658', 1.8),
  duskStone(14, 60, 985, 420, 200, 1, GRANITE.lastLight),
  duskStone(27, 300, 1010, 240, 110, 1, GRANITE.lastLight),
  duskGrass(6, [
    [150, 900, 1.1],
    [250, 930, 0.8],
  ]),
];

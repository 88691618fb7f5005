// Sunset: the first stars over the headland on the way home, one light on aboard.
import { CABIN_GLASS } from '../kit/boat';
import { brightStreaks, duskBoat, duskGrass, duskStone, nightfallSea, nightfallSky } from '../kit/evening';
import { boulderShore } from '../kit/granite';
import { each, type Part, place, shape } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { farRange, landBelow, ridge, rise, rises, scrub, sinkLeftOf } from '../kit/land';
import { oval } from '../kit/path';
import { stars } from '../kit/sky';
import { pineRow } from '../kit/trees';
import { dashField } from '../kit/water';

const HORIZON = 600;
const GLOW = 720;

function point(): string {
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
      64,
      930,
      1640,
      () => HORIZON + 14,
      20,
      78,
      { lit: '#7d4a78', mid: '#4a3168', shade: '#2a2052', deep: '#1a1440', crack: '#100c26' },
      { foot: '#100c26', streaks: 0 },
    )
  );
}

/** The Southern Cross and the Pointers, upright as on winter evenings; south is left of the afterglow. */
const southernCross = (): string =>
  each(
    [
      [330, 96, 4.6],
      [356, 226, 5],
      [294, 168, 4.4],
      [392, 146, 4],
      [372, 186, 2.6],
      [200, 262, 5.4],
      [240, 226, 4.8],
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
  point(),
  duskBoat(730, 748, 1.35, [520, 756, 50, 60, 3], { ink: '#120e2c' }),
  place(shape(CABIN_GLASS, '#ffc36b'), { x: 730, y: 748, scale: 1.35 }),
  shape(oval(741, 650, 4), '#fff6dc'),
  shape(oval(741, 650, 12), '#ffdf9c', 'opacity=".3"'),
  dashField(15, 30, 700, 768, 110, 120, 24, 2.2, '#ffc36b', 0.7),
  duskStone(14, 20, 985, 380, 200, 1, GRANITE.lastLight),
  duskStone(27, 250, 1010, 240, 96, 1, GRANITE.lastLight),
  duskGrass(6, [
    [90, 900, 1.1],
    [150, 904, 0.8],
  ]),
];

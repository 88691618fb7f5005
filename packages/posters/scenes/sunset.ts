// Sunset, first picture: West Point and a channel full of sunlight. The boat drifts with its engine off.
import {
  brightStreaks,
  darkStreaks,
  duskBoat,
  duskGrass,
  duskStone,
  sunsetRanges,
  sunsetSea,
  sunsetSky,
} from '../kit/evening';
import type { Part } from '../kit/ink';
import { ridge, rise, rises, sinkRightOf } from '../kit/land';
import { glidingBird } from '../kit/sky';
import { BUSH, headland } from '../kit/views';

const HORIZON = 430;
const SUN = { x: 880, y: 398, radius: 84 };

/** West Point on the left, with pines against the sky. */
function westPoint(): string {
  const profile = rises(rise(-40, 240, 170), rise(210, 130, 70), rise(390, 70, 20), sinkRightOf(430, 0.4));
  return headland(
    23,
    {
      skyline: ridge(44, HORIZON + 6, 14, 7, profile, -20, 560),
      foot: HORIZON + 18,
      depth: () => 9,
      crown: 9,
      pines: [10, 390, 11, 54, 118],
      shore: [-10, 500, 30, 16, 58],
      lightFrom: 1,
    },
    BUSH.dusk,
  );
}

export const draw = (): Part => [
  sunsetSky(HORIZON, SUN),
  darkStreaks([
    [12, 1180, 66, 900, 32],
    [13, 420, 112, 620, 24],
    [15, 1420, 176, 520, 26],
  ]),
  brightStreaks([
    [16, 640, 222, 420, 14],
    [17, 1180, 268, 480, 17],
    [19, 900, 318, 300, 9],
  ]),
  sunsetRanges(HORIZON),
  sunsetSea(31, HORIZON, SUN.x, 860),
  westPoint(),
  glidingBird(560, 190, 0.9, '#2b2050'),
  glidingBird(606, 172, 0.65, '#2b2050', 8),
  duskBoat(700, 570, 1.35, [510, 580, 60, 70, 3.2], {
    flip: true,
    heading: 12,
    day: 5,
    guests: 7,
    canopy: 'down',
    glass: '#b0486f',
  }),
  duskStone(33, 1570, 985, 380, 250, -1),
  duskStone(12, 1390, 1015, 260, 120, -1),
  duskStone(14, 30, 990, 330, 170, 1),
  duskGrass(3, [
    [1480, 900, 1],
    [1540, 868, 1.2],
    [1345, 970, 0.7],
    [90, 920, 0.9],
  ]),
];

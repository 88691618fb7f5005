// Home, third picture: sunset behind the mainland. The sun and the boat are on the right; the water on the left is
// calm.
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
import { glidingBird, reefHeron } from '../kit/sky';
import { hoopPine } from '../kit/trees';
import { BUSH, headland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 540;
const SUN = { x: 1130, y: 496, radius: 92 };

/** The low headland on the left. */
function leftHeadland(): string {
  const profile = rises(rise(-20, 200, 104), rise(190, 110, 30), sinkRightOf(330, 0.3));
  return headland(
    51,
    {
      skyline: ridge(41, HORIZON + 6, 12, 7, profile, -20, 470),
      foot: HORIZON + 12,
      depth: () => 8,
      crown: 8,
      pines: [20, 210, 6, 50, 86],
      shore: [-10, 400, 20, 14, 44],
      lightFrom: 1,
    },
    BUSH.dusk,
  );
}

/** Boulders and a pine in front, with a reef heron on the lowest boulder. */
const foreground = (): Part => [
  hoopPine(18, 1528, 960, 920, '#150f2c', '#43234c', 2.1),
  duskStone(33, 1600, 985, 320, 210, -1),
  duskStone(12, 1440, 1020, 240, 110, -1),
  duskGrass(3, [
    [1500, 930, 1],
    [1545, 900, 0.8],
    [1390, 990, 0.7],
  ]),
  duskStone(14, 10, 930, 380, 280, 1),
  duskStone(27, 240, 985, 280, 150, 1),
  duskStone(31, 425, 1005, 190, 86, 1),
  duskStone(35, 560, 1014, 90, 46, 1),
  reefHeron(270, 914, 0.95, '#150f2c', '#ff9e6d'),
  duskGrass(6, [
    [60, 812, 1],
    [110, 806, 0.8],
  ]),
  dashField(7, 60, 420, 946, 420, 46, 44, 2.6, '#f08a78', 0.6),
];

export const draw = (): Part => [
  sunsetSky(HORIZON, SUN),
  darkStreaks([
    [1, 320, 96, 980, 38],
    [2, 1330, 82, 760, 34],
    [3, 820, 178, 700, 28],
    [5, 1480, 236, 560, 30],
  ]),
  brightStreaks([
    [6, 720, 290, 460, 16],
    [7, 1300, 330, 520, 20],
    [9, 1010, 392, 380, 12],
    [10, 1460, 410, 380, 15],
    [11, 90, 262, 460, 20],
  ]),
  sunsetRanges(HORIZON),
  sunsetSea(21, HORIZON, SUN.x, 360),
  leftHeadland(),
  duskBoat(930, 656, 1.4, [740, 668, 50, 60, 3], { heading: -34, day: 11, guests: 5, glass: '#c4507a' }),
  glidingBird(560, 210, 0.9, '#2b2050'),
  glidingBird(604, 192, 0.7, '#2b2050', 8),
  glidingBird(640, 218, 0.55, '#2b2050', -6),
  foreground(),
];

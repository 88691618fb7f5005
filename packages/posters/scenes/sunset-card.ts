// Sunset, card: the boat below the sun, which touches the ranges. The picture suits a tall crop.
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
import { hoopPine } from '../kit/trees';

const HORIZON = 500;
const SUN = { x: 810, y: 410, radius: 158 };

export const draw = (): Part => [
  sunsetSky(HORIZON, SUN),
  darkStreaks([
    [12, 640, 80, 900, 36],
    [13, 1130, 168, 620, 28],
  ]),
  brightStreaks([
    [16, 560, 250, 420, 18],
    [17, 1010, 330, 460, 19],
    [19, 700, 412, 330, 11],
  ]),
  sunsetRanges(HORIZON),
  sunsetSea(41, HORIZON, SUN.x, 430),
  duskBoat(845, 706, 1.72, [660, 724, 60, 66, 3.2], { heading: 40, day: 8, guests: 4, glass: '#ffb070' }),
  hoopPine(18, 430, 980, 900, '#150f2c', '#5a2b54', 2),
  hoopPine(28, 330, 980, 700, '#150f2c', '#43234c', 2),
  hoopPine(37, 1240, 990, 520, '#150f2c', '#43234c', 1.8),
  duskStone(33, 380, 985, 420, 200, 1),
  duskStone(12, 1250, 1000, 340, 150, -1),
  duskStone(27, 610, 1016, 220, 80, 1),
  duskGrass(3, [
    [470, 905, 1],
    [300, 900, 1.1],
    [1200, 930, 0.9],
  ]),
];

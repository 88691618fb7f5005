// Fishing: two rods in their holders on the gunwale, with the sea in the morning.
import type { Part } from '../kit/ink';
import { ridge, rise, rises, sinkRightOf } from '../kit/land';
import { dawnRange, dawnSea, dawnSky, dawnStreaks, gunwale } from '../kit/morning';
import { DAWN_ROD, rodHolder, rodInHolder } from '../kit/rods';
import { glidingBird } from '../kit/sky';
import { BUSH, headland } from '../kit/views';

const HORIZON = 430;
const SUN = { x: 560, y: 362 };

const leftHeadland = () => {
  const profile = rises(rise(60, 220, 150), rise(-60, 180, 130), rise(320, 90, 34), sinkRightOf(400));
  return headland(
    8,
    {
      skyline: ridge(27, HORIZON + 14, 18, 6, profile, -20, 520),
      foot: HORIZON + 20,
      depth: (x) => Math.max(6, profile(x) * 0.9),
      crown: 14,
      pines: [10, 330, 9, 54, 110],
      shore: [-10, 470, 30, 16, 60],
      lightFrom: 1,
    },
    BUSH.dawn,
  );
};

export const draw = (): Part => [
  dawnSky(HORIZON, SUN),
  dawnStreaks([
    [4, 1120, 130, 800, 26],
    [8, 380, 96, 520, 18],
    [13, 760, 236, 420, 13],
  ]),
  glidingBird(760, 196, 0.9, '#5f6f8c'),
  dawnRange(HORIZON),
  dawnSea(11, HORIZON, SUN.x, 340),
  leftHeadland(),
  rodInHolder(
    {
      x: 800,
      y: 905,
      curve: 'C780 640 742 420 668 262C640 204 606 168 566 160',
      tip: [566, 160],
      entry: [450, 690],
    },
    DAWN_ROD,
  ),
  rodInHolder(
    {
      x: 1230,
      y: 872,
      curve: 'C1222 560 1236 330 1196 160C1186 116 1166 86 1140 72',
      tip: [1140, 72],
      entry: [1010, 610],
      scale: 1.12,
    },
    DAWN_ROD,
  ),
  gunwale(),
  rodHolder(800, 905),
  rodHolder(1230, 872, 1.12),
];

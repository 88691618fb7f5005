// Sunset: hoop pines and a rock wallaby as silhouettes against the evening sky over West Point.
import { darkStreaks, duskGrass, duskStone, nightfallSea, nightfallSky } from '../kit/evening';
import { type Part, shape } from '../kit/ink';
import { GRANITE, type Side } from '../kit/inks';
import { farRange, landBelow, ridge, rise, rises } from '../kit/land';
import { hoopPine, pineRow } from '../kit/trees';
import { rockWallaby } from '../kit/wallaby';

const HORIZON = 640;
const GLOW = 780;
const NIGHT = '#100c26';

/** The distant ranges, and West Point on the left with a row of pines. */
function background(): string {
  const westPoint = ridge(23, HORIZON + 2, 12, 7, rises(rise(-30, 330, 120), rise(330, 150, 40)), -20, 700);
  const ranges = ridge(3, HORIZON - 14, 14, 3, rises(rise(1150, 300, 44), rise(560, 220, 26)));
  return (
    farRange(ranges, HORIZON + 2, '#8d4275', '#e8766a') +
    shape(landBelow(westPoint, HORIZON + 6), '#2a1d4c') +
    pineRow(4, westPoint, [30, 380, 9, 40, 92], '#241842')
  );
}

const stone = (seed: number, x: number, y: number, width: number, height: number, lightFrom: Side = -1) =>
  duskStone(seed, x, y, width, height, lightFrom, GRANITE.lastLight);

/** The boulders in front with pines behind them, and the wallaby on top. */
const lookout = (): Part => [
  hoopPine(18, 1430, 930, 900, NIGHT, '#3f2857', 2.1),
  hoopPine(28, 1560, 960, 760, NIGHT, '#34224f', 2),
  hoopPine(9, 1302, 940, 480, NIGHT, '#3f2857', 1.7),
  stone(33, 1330, 985, 760, 300),
  stone(12, 930, 1010, 300, 130),
  stone(47, 1590, 1000, 240, 150),
  rockWallaby(1085, 862, 1.25, NIGHT, '#ff9a6a'),
  duskGrass(5, [
    [1330, 848, 1],
    [1480, 850, 1.3],
    [1010, 962, 0.8],
    [1540, 930, 1.2],
    [1410, 846, 1],
  ]),
];

export const draw = (): Part => [
  nightfallSky(HORIZON, GLOW, 430),
  darkStreaks([
    [2, 1100, 420, 760, 16],
    [4, 260, 468, 620, 14],
    [6, 820, 520, 560, 12],
  ]),
  background(),
  nightfallSea(3, HORIZON, GLOW),
  lookout(),
  stone(14, 10, 1010, 420, 150, 1),
];

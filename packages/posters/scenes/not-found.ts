// Page not found: an empty dinghy and a boulder on a calm sea.
import { blob } from '../kit/blob';
import { dinghy } from '../kit/dinghy';
import { boulder } from '../kit/granite';
import { clipped, type Part, shape } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { box, WIDTH } from '../kit/path';
import { reefHeron } from '../kit/sky';
import { daySea, daySky, mainland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 420;

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 380, 236, 420],
    [14, 1240, 250, 280],
  ]),
  mainland(HORIZON),
  daySea(5, HORIZON),
  shape(blob(11, 1010, 640, 560, 56, 0.2), '#0e7a92', 'opacity=".45"'),
  clipped(box(0, 0, WIDTH, 652), stone(33, 985, 560, 390, 340) + stone(45, 1180, 640, 180, 116)),
  shape(blob(12, 1020, 656, 470, 26, 0.3), '#0b5f7c', 'opacity=".5"'),
  reefHeron(960, 398, 0.62, '#34507a', '#cfe3e4'),
  dashField(6, 60, 760, 652, 560, 20, 40, 2.4, '#f4fff6'),
  shape(blob(7, 640, 742, 400, 40, 0.2), '#0e7a92', 'opacity=".5"'),
  dinghy(620, 726, 1.35, -2),
  dashField(4, 50, 430, 738, 420, 36, 44, 2.6, '#f8fff6'),
  dashField(5, 18, 760, 756, 180, 30, 40, 2.2, '#f8fff6'),
];

const stone = (seed: number, x: number, y: number, width: number, height: number) =>
  boulder(seed, x, y, width, height, GRANITE.day, { dust: 240, streaks: 6, cracks: 2, sprayShade: true });

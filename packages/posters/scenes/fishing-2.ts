// Fishing: a coral trout beside a bommie, seen from close by.
import { plateCoral, seaFan, staghorn, tubeSponges } from '../kit/corals';
import { FISH_INKS, reefFish, shoal } from '../kit/fish';
import { each, type Part, shaded, sprayFade } from '../kit/ink';
import { CORAL } from '../kit/inks';
import { box, WIDTH } from '../kit/path';
import { bommie, coralGarden, reefWater } from '../kit/reef';
import { coralTrout } from '../kit/trout';
import { bubbles } from '../kit/underwater';

const floor = (x: number) =>
  940 - 130 * Math.exp(-(((x - 1560) / 330) ** 2)) - 50 * Math.exp(-(((x + 40) / 260) ** 2));

/** The bommie on the right, covered with corals. The plate coral is on a lower column beside it. */
const coralColumn = (): Part => [
  bommie(21, 1490, 620, 640, 900, ['#3b3f7d', '#8079ba', '#0b2350']),
  bommie(25, 1400, 500, 330, 330, ['#3b3f7d', '#8079ba', '#0b2350']),
  seaFan(61, 1400, 390, 230, ['#5a3590', '#9a6fd0']),
  seaFan(62, 1540, 300, 240, ['#b23a5f', '#e8698a']),
  plateCoral(63, 1390, 430, 330, ['#5b3a55', '#b8744f', '#e8ae6c', '#ffe0a6'], 2),
  tubeSponges(67, 1560, 470, 200, ['#4a2f7a', '#8a5cc0', '#b893e0', '#2a1850'], 4),
  [470, 545, 620, 695, 770, 845].map((y, row) =>
    coralGarden(50 + row, 5, (x) => y + (1600 - x) * 0.16, [80, 120], 1240 + 14 * row, 1640),
  ),
  shaded(box(1180, 300, 420, 700), '#0b2350', 0.75, [0, 0.2, 1, 0.5]),
];

export const draw = (): Part => [
  reefWater(5, 420),
  shoal(8, 300, 560, 460, 120, 50, 24, '#157aa5', { opacity: 0.6, flip: true }),
  bommie(31, 330, 1010, 760, 420, ['#1d7ba3', '#3fa3bf', '#0f5a86']),
  bommie(33, 900, 1010, 620, 320, ['#176b96', '#2f93b4', '#0c4c78']),
  coralColumn(),
  each(
    [
      [700, 280, 46, 8],
      [760, 240, 40, 2],
      [830, 290, 44, -4],
      [640, 320, 38, 6],
      [900, 250, 40, 10],
      [960, 300, 36, 4],
    ],
    (x, y, length, turn) => reefFish('fusilier', x, y, length, FISH_INKS.anthias, { turn }),
  ),
  coralTrout(860, 545, 1.35, -4),
  bommie(44, 1540, 1010, 640, 380, ['#2c3270', '#6a66aa', '#07183a']),
  bommie(46, 760, 1080, 1500, 290, ['#232c63', '#5d5fa6', '#07183a']),
  bommie(48, -20, 1020, 520, 300, ['#232c63', '#5d5fa6', '#07183a']),
  coralGarden(12, 15, floor, [80, 120]),
  staghorn(66, 1370, 900, 200, CORAL.gold, { stems: 6 }),
  coralGarden(14, 12, (x) => floor(x) + 80, [110, 160]),
  sprayFade(box(0, 780, WIDTH, 220), '#07183a', 0, 0.5),
  bubbles(4, 520, 480, 10, 260, 5),
];

// Snorkelling, card: two beaked coralfish above branching coral, seen from close by. The picture suits a tall crop.
import { plateCoral, seaFan, staghorn, tubeSponges } from '../kit/corals';
import { beakedCoralfish, shoal } from '../kit/fish';
import { type Part, sprayFade } from '../kit/ink';
import { CORAL } from '../kit/inks';
import { heightAt, ridge, rise, rises } from '../kit/land';
import { box, WIDTH } from '../kit/path';
import { coralGarden, distantReef, reefRock, reefWater } from '../kit/reef';
import { bubbles } from '../kit/underwater';

export const draw = (): Part => [
  reefWater(24, 640),
  distantReef(11, 760, '#2489ae', '#4bb0c6', 50, rises(rise(200, 300, 80), rise(1400, 300, 130))),
  shoal(8, 1020, 180, 520, 120, 40, 26, '#12739b', { opacity: 0.6 }),
  shoal(28, 420, 330, 380, 140, 26, 34, '#ffd873', { flip: true, turn: -6 }),
  distantReef(21, 880, '#13618c', '#2c86ab', 84, rises(rise(100, 260, 150), rise(1500, 260, 200))),
  seaFan(61, 1110, 900, 460, ['#b23a5f', '#f0627f']),
  seaFan(63, 420, 930, 380, ['#5a3590', '#9a6fd0']),
  beakedCoralfish(610, 290, 300, -6),
  beakedCoralfish(890, 540, 430, 5, true),
  reefRock(5, CREST, '#35407a', '#0b2a55', '#7f78b5'),
  staghorn(66, 640, 900, 250, CORAL.gold, { stems: 7 }),
  staghorn(67, 1000, 930, 210, CORAL.rose, { stems: 6 }),
  plateCoral(63, 1350, 900, 330, ['#245a5c', '#3fa08c', '#7fd0ae', '#d6f7dc']),
  tubeSponges(67, 240, 900, 220, ['#9a5a1c', '#e89a3c', '#ffcb73', '#4a2410'], 5),
  coralGarden(14, 26, (x) => heightAt(CREST, x) + 40, [60, 108]),
  sprayFade(box(0, 820, WIDTH, 180), '#07183a', 0, 0.5),
  bubbles(3, 1010, 420, 12, 340, 6),
];

const CREST = ridge(43, 950, 18, 7, rises(rise(-20, 260, 90), rise(1640, 260, 120)));

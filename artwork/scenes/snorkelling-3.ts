// Snorkelling: a green turtle close by, in mid-water above the reef.
import { seaFan, staghorn } from '../kit/corals';
import { FISH_INKS, reefFish, shoal } from '../kit/fish';
import { type Part, sprayFade, sprayGlow } from '../kit/ink';
import { CORAL } from '../kit/inks';
import { heightAt, ridge, rise, rises } from '../kit/land';
import { box, WIDTH } from '../kit/path';
import { coralGarden, distantReef, reefRock, reefWater } from '../kit/reef';
import { greenTurtle } from '../kit/turtle';
import { bubbles } from '../kit/underwater';

export const draw = (): Part => [
  reefWater(14, 420),
  distantReef(17, 800, '#2c98b9', '#58bccb', 40, rises(rise(1500, 380, 90), rise(40, 260, 40))),
  shoal(8, 1250, 300, 420, 150, 46, 24, '#12739b', { opacity: 0.6 }),
  distantReef(27, 900, '#176f98', '#2f8fb0', 70, rises(rise(1600, 300, 120), rise(-40, 260, 130))),
  greenTurtle(830, 440, 2.4, -8),
  reefRock(5, CREST, '#35407a', '#0b2a55', '#7f78b5'),
  seaFan(62, 1490, heightAt(CREST, 1490) + 20, 250, ['#b23a5f', '#f0627f']),
  staghorn(65, 90, heightAt(CREST, 90) + 20, 190, CORAL.gold, { stems: 6 }),
  coralGarden(14, 22, (x) => heightAt(CREST, x) + 26, [60, 104]),
  sprayFade(box(0, 820, WIDTH, 180), '#07183a', 0, 0.5),
  reefFish('butterfly', 1330, 760, 92, FISH_INKS.butterfly, { turn: -6 }),
  reefFish('butterfly', 1410, 716, 76, FISH_INKS.butterfly, { turn: 6 }),
  bubbles(3, 330, 420, 12, 320, 6),
  sprayGlow(box(100, 0, 900, 420), '#f4fff0', 420, -60, 480, 0.8),
];

const CREST = ridge(43, 985, 18, 7, rises(rise(-20, 260, 80), rise(1640, 300, 130)));

// Snorkelling: a green turtle from close by, swimming up beside a wall of coral.
import { brainCoral, fingerCoral, plateCoral, seaFan, staghorn } from '../kit/corals';
import { FISH_INKS, reefFish, shoal } from '../kit/fish';
import { each, type Part, sprayFade, sprayGlow } from '../kit/ink';
import { CORAL } from '../kit/inks';
import { heightAt, ridge, rise, rises } from '../kit/land';
import { box, WIDTH } from '../kit/path';
import { coralGarden, distantReef, reefRock, reefWater } from '../kit/reef';
import { greenTurtle } from '../kit/turtle';
import { bubbles } from '../kit/underwater';

/** The top of the reef. It rises to the left; the turtle swims to the right, into open water. */
const CREST = ridge(43, 1000, 26, 7, rises(rise(-60, 300, 420), rise(300, 200, 90), rise(1640, 220, 120)));
const wallY = (x: number, sink = 24) => heightAt(CREST, x) + sink;

const wall = (): Part => [
  reefRock(5, CREST, '#35407a', '#0b2a55', '#7f78b5'),
  seaFan(62, 60, wallY(60), 300, ['#5a3590', '#9a6fd0']),
  plateCoral(63, 230, wallY(230, 60), 330, ['#245a5c', '#3fa08c', '#7fd0ae', '#d6f7dc']),
  staghorn(65, 120, wallY(120, 60), 190, CORAL.gold, { stems: 6 }),
  coralGarden(14, 16, (x) => wallY(x, 40), [56, 92], -20, 560),
  brainCoral(70, 60, wallY(60, 190), 260, 150, ['#8a4a6a', '#c9788f', '#f0b0b0']),
  fingerCoral(72, 330, wallY(330, 110), 250, 130, ['#7a2c50', '#d9607f', '#f590a0', '#ffe2e0'], 26),
  brainCoral(71, 560, wallY(560, 40), 190, 80, ['#7a5a2a', '#c09048', '#ecc67c']),
  staghorn(79, 1510, wallY(1510, 40), 150, CORAL.orange, { stems: 6 }),
  fingerCoral(82, 1600, wallY(1600, 70), 220, 150, ['#0e5a66', '#2fa59a', '#74d6b8', '#e0fff0'], 22),
  brainCoral(77, 1360, wallY(1360, 30), 170, 70, ['#35508a', '#5f86c0', '#a0c0e6']),
];

export const draw = (): Part => [
  reefWater(14, 1120),
  distantReef(17, 820, '#2c98b9', '#58bccb', 40, rises(rise(1500, 380, 60), rise(40, 300, 190))),
  shoal(8, 330, 250, 420, 150, 46, 24, '#12739b', { opacity: 0.6, flip: true }),
  distantReef(27, 930, '#176f98', '#2f8fb0', 70, rises(rise(1600, 260, 100), rise(-40, 320, 330))),
  wall(),
  greenTurtle(860, 430, 2.15, 8, { flip: true }),
  each(
    [
      [300, 420, 96, -10],
      [390, 470, 80, 8],
    ],
    (x, y, length, turn) => reefFish('butterfly', x, y, length, FISH_INKS.butterfly, { turn, flip: true }),
  ),
  shoal(31, 1370, 800, 240, 90, 14, 40, '#ffd873', { turn: 6, flip: true }),
  bubbles(3, 1290, 250, 12, 240, 6),
  sprayFade(box(0, 840, WIDTH, 160), '#07183a', 0, 0.5),
  sprayGlow(box(700, 0, 900, 420), '#f4fff0', 1120, -60, 480, 0.8),
];

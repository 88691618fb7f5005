// Home, second picture: a green turtle above a fringing reef. Open water is on the left.
import {
  brainCoral,
  fingerCoral,
  leatherCoral,
  plateCoral,
  seaFan,
  staghorn,
  tubeSponges,
} from '../kit/corals';
import { FISH_INKS, reefFish, shoal } from '../kit/fish';
import { each, type Part, sprayFade, sprayGlow } from '../kit/ink';
import { CORAL } from '../kit/inks';
import { heightAt, ridge, rise, rises } from '../kit/land';
import { box, WIDTH } from '../kit/path';
import { coralGarden, distantReef, reefRock, reefWater } from '../kit/reef';
import { greenTurtle } from '../kit/turtle';
import { bubbles } from '../kit/underwater';

const backCrest = ridge(41, 905, 26, 6, rises(rise(10, 300, 190), rise(1600, 300, 250), rise(1180, 160, 20)));
const frontCrest = ridge(
  43,
  985,
  18,
  7,
  rises(rise(-20, 260, 120), rise(1640, 260, 160), rise(640, 200, 14)),
);
const backY = (x: number, sink = 18) => heightAt(backCrest, x) + sink;
const frontY = (x: number, sink = 20) => heightAt(frontCrest, x) + sink;

/** The corals at the back, high at both sides and low in the centre. */
const backRow = (): Part => [
  reefRock(5, backCrest, '#35407a', '#0b2a55', '#7f78b5'),
  seaFan(61, 1465, backY(1465), 330, ['#b23a5f', '#f0627f']),
  seaFan(62, 70, backY(70), 250, ['#5a3590', '#9a6fd0']),
  plateCoral(63, 255, backY(255), 320, ['#7a3b2a', '#d9783f', '#f5a85c', '#ffe0a6']),
  plateCoral(64, 1330, backY(1330), 270, ['#245a5c', '#3fa08c', '#7fd0ae', '#d6f7dc']),
  tubeSponges(67, 1560, backY(1560), 220, ['#4a2f7a', '#8a5cc0', '#b893e0', '#2a1850'], 5),
  tubeSponges(68, 20, backY(20), 200, ['#9a5a1c', '#e89a3c', '#ffcb73', '#4a2410'], 5),
  staghorn(65, 430, backY(430), 220, CORAL.rose, { stems: 6 }),
  staghorn(66, 1190, backY(1190), 190, CORAL.gold),
  staghorn(76, 930, backY(930), 130, CORAL.orange),
  coralGarden(12, 24, (x) => backY(x, 24), [44, 80]),
  brainCoral(70, 1430, backY(1430, 84), 300, 170, ['#8a4a6a', '#c9788f', '#f0b0b0']),
  brainCoral(69, 150, backY(150, 60), 260, 140, ['#2c6b4a', '#5fa860', '#a6d67a']),
];

/** The corals in front: few and large, and darker toward the bottom so that the turtle stands out. */
const frontRow = (): Part => [
  reefRock(6, frontCrest, '#232c63', '#07183a', '#5d5fa6'),
  fingerCoral(72, 400, frontY(400, 40), 260, 150, ['#7a2c50', '#d9607f', '#f590a0', '#ffe2e0'], 30),
  brainCoral(71, 640, frontY(640, 50), 270, 120, ['#7a5a2a', '#c09048', '#ecc67c']),
  staghorn(79, 880, frontY(880, 40), 150, CORAL.orange, { stems: 7 }),
  brainCoral(77, 1110, frontY(1110, 50), 250, 120, ['#35508a', '#5f86c0', '#a0c0e6']),
  fingerCoral(73, 1290, frontY(1290, 40), 260, 140, ['#3a2f70', '#6f63bd', '#9f92e0', '#e6e0ff'], 28),
  staghorn(80, 70, frontY(70, 50), 190, CORAL.gold, { stems: 6 }),
  leatherCoral(83, 230, frontY(230, 60), 250, CORAL.violet),
  fingerCoral(82, 1530, frontY(1530, 140), 300, 190, ['#0e5a66', '#2fa59a', '#74d6b8', '#e0fff0'], 30),
  sprayFade(box(0, 780, WIDTH, 220), '#07183a', 0, 0.5),
];

export const draw = (): Part => [
  reefWater(4, 1080),
  distantReef(11, 680, '#2c98b9', '#58bccb', 34, rises(rise(60, 300, 60), rise(1500, 300, 130))),
  shoal(8, 640, 250, 430, 110, 46, 22, '#12739b', { opacity: 0.5, turn: -6, flip: true }),
  shoal(18, 1400, 400, 330, 120, 46, 22, '#15799f', { opacity: 0.7 }),
  distantReef(
    21,
    800,
    '#1a7aa2',
    '#3a9fbd',
    54,
    rises(rise(0, 300, 110), rise(1580, 260, 210), rise(820, 200, -30)),
  ),
  shoal(28, 760, 560, 300, 90, 24, 34, '#ffd873', { turn: 4 }),
  distantReef(31, 890, '#10557f', '#2277a0', 80, rises(rise(20, 240, 130), rise(1560, 240, 210))),
  greenTurtle(1000, 400, 1.18, -3, { pose: 'glide' }),
  backRow(),
  frontRow(),
  reefFish('parrot', 590, 780, 180, FISH_INKS.parrot, { turn: 6, flip: true }),
  reefFish('butterfly', 1300, 690, 92, FISH_INKS.butterfly, { turn: 4 }),
  reefFish('butterfly', 1226, 640, 76, FISH_INKS.butterfly, { turn: -8 }),
  each(
    [
      [360, 655, 84, -6],
      [430, 690, 76, -4],
      [300, 700, 70, -8],
      [250, 650, 64, -8],
    ],
    (x, y, length, turn) => reefFish('fusilier', x, y, length, FISH_INKS.fusilier, { flip: true, turn }),
  ),
  bubbles(3, 1330, 560, 16, 420, 6),
  sprayGlow(box(500, 0, 1100, 420), '#f4fff0', 1080, -60, 480, 0.8),
];

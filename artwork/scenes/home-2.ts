// Home 2: a green turtle over a lush fringing reef. Headline room: the open blue on the left.
import { between, pick, random } from '../kit/chance';
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
import { each, linear, type Part, painted, radial, shape, sprayed, sprayFade, sprayGlow } from '../kit/ink';
import { CORAL } from '../kit/inks';
import { blob, heightAt, landBelow, ridge, rise, rises } from '../kit/land';
import { box, HEIGHT, PAGE, type Point, WIDTH } from '../kit/path';
import { greenTurtle } from '../kit/turtle';
import { bubbles, lightShafts } from '../kit/underwater';

/** Water from the bright surface to the deep. */
function water() {
  const chance = random(4);
  let surface = '';
  for (let i = 0; i < 60; i++) {
    const depth = chance();
    surface += shape(
      blob(
        300 + i,
        chance() * WIDTH,
        6 + 120 * depth * depth,
        between(chance, 70, 290),
        4 + 14 * (1 - depth),
        0.6,
      ),
      depth < 0.4 ? '#f2fff2' : '#c5f6e6',
      `opacity="${(0.5 - 0.4 * depth).toFixed(2)}"`,
    );
  }
  return (
    painted(
      PAGE,
      linear([
        [0, '#a8ecd9'],
        [0.1, '#5fd0cb'],
        [0.32, '#27a9c4'],
        [0.62, '#0f74a2'],
        [1, '#07497a'],
      ]),
    ) +
    painted(
      PAGE,
      radial(
        [
          [0, '#f4fff0', 0.85],
          [0.35, '#b8f5e2', 0.42],
          [1, '#b8f5e2', 0],
        ],
        1080,
        -80,
        760,
      ),
    ) +
    sprayFade(box(0, 0, WIDTH, 260), '#d8fbee', 0.75, 0) +
    sprayFade(box(0, 420, WIDTH, 580), '#07497a', 0, 0.8) +
    sprayFade(box(0, 0, 420, HEIGHT), '#1b86ab', 0.4, 0, 0, 0, 1, 0) +
    surface
  );
}

/** A distant step of reef in one ink with simple corals along its crest and sprayed haze at its foot. */
function distantReef(
  seed: number,
  level: number,
  ink: string,
  haze: string,
  coralSize: number,
  profile: (x: number) => number,
): string {
  const crest = ridge(seed, level, 50, 6, profile);
  const chance = random(seed + 400);
  let growth = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = pick(chance, crest);
    const size = coralSize * between(chance, 0.6, 1.4);
    const kind = chance();
    if (kind < 0.3) growth += staghorn(seed + i, x, y + 14, size, [ink, ink, ink], { forks: 2 });
    else if (kind < 0.5) growth += seaFan(seed + i, x, y + 10, size * 1.1, [ink, ink]);
    else if (kind < 0.75) growth += shape(blob(seed + i, x, y + 4, size * 1.6, size, 0.18), ink);
    else growth += plateCoral(seed + i, x, y + 10, size * 1.7, [ink, ink, ink, ink], 2);
  }
  const land = landBelow(crest, HEIGHT);
  return (
    growth +
    shape(land, ink) +
    sprayed(
      land,
      haze,
      linear([
        [0, haze, 0],
        [0.3, haze, 0.2],
        [1, haze, 0.75],
      ]),
    )
  );
}

/** Reef rock the front corals stand on: a lit violet-grey mound, sprayed dark toward its foot, pitted. */
function reefRock(seed: number, crest: readonly Point[], top: string, deep: string, lit: string): string {
  const land = landBelow(crest, HEIGHT + 10);
  const chance = random(seed);
  let pits = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = pick(chance, crest);
    pits += shape(
      blob(seed * 31 + i, x, y + 16 + chance() * 150, between(chance, 14, 60), between(chance, 6, 20), 0.4),
      chance() < 0.5 ? deep : lit,
      `opacity="${between(chance, 0.15, 0.4).toFixed(2)}"`,
    );
  }
  return (
    shape(land, top) +
    pits +
    sprayed(
      land,
      lit,
      linear([
        [0, lit, 0.8],
        [0.25, lit, 0.12],
        [0.5, lit, 0],
      ]),
    ) +
    sprayed(
      land,
      deep,
      linear([
        [0, deep, 0],
        [0.4, deep, 0.2],
        [1, deep, 1],
      ]),
    )
  );
}

/** Small corals in a loose row, overlapping, so that no base is left bare. */
function undergrowth(
  seed: number,
  count: number,
  yAt: (x: number) => number,
  smallest: number,
  largest: number,
  fromX = -20,
  toX = WIDTH + 20,
): string {
  const chance = random(seed);
  const palettes = [CORAL.rose, CORAL.gold, CORAL.teal, CORAL.violet, CORAL.orange, CORAL.lilac];
  const plants = [];
  for (let i = 0; i < count; i++) {
    const x = fromX + ((i + chance()) / count) * (toX - fromX);
    plants.push({
      x,
      y: yAt(x) + chance() * 26,
      size: between(chance, smallest, largest),
      kind: chance(),
      inks: pick(chance, palettes),
      seed: seed * 50 + i,
    });
  }
  plants.sort((a, b) => a.y - b.y);
  return plants
    .map(({ x, y, size, kind, inks, seed: own }) => {
      if (kind < 0.38) return fingerCoral(own, x, y, size * 1.6, size * 0.8, [inks[0], inks[1], inks[2]], 16);
      if (kind < 0.58) return staghorn(own, x, y, size * 1.1, inks, { stems: 4, forks: 2 });
      if (kind < 0.76) return brainCoral(own, x, y, size * 1.5, size * 0.7, inks);
      return leatherCoral(own, x, y, size * 1.6, inks);
    })
    .join('');
}

const backCrest = ridge(41, 905, 26, 6, rises(rise(10, 300, 190), rise(1600, 300, 250), rise(1180, 160, 20)));
const frontCrest = ridge(
  43,
  985,
  18,
  7,
  rises(rise(-20, 260, 120), rise(1640, 260, 160), rise(640, 200, 14)),
);
const back = (x: number, sink = 18) => heightAt(backCrest, x) + sink;
const front = (x: number, sink = 20) => heightAt(frontCrest, x) + sink;

export const draw = (): Part => [
  water(),
  lightShafts(3, 1080, -20, 13, 900, 1000, '#eafff0', 0.3),
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
  lightShafts(5, 1040, -20, 9, 820, 900, '#eafff0', 0.16),
  shoal(28, 930, 600, 380, 110, 30, 36, '#ffd873', { turn: 4 }),
  distantReef(31, 890, '#10557f', '#2277a0', 80, rises(rise(20, 240, 130), rise(1560, 240, 210))),
  greenTurtle(1110, 400, 1.5, -10),
  // Back row: tall growth at both sides, low in the middle.
  reefRock(5, backCrest, '#35407a', '#0b2a55', '#7f78b5'),
  seaFan(61, 1465, back(1465), 330, ['#b23a5f', '#f0627f']),
  seaFan(62, 70, back(70), 250, ['#5a3590', '#9a6fd0']),
  plateCoral(63, 255, back(255), 320, ['#7a3b2a', '#d9783f', '#f5a85c', '#ffe0a6']),
  plateCoral(64, 1330, back(1330), 270, ['#245a5c', '#3fa08c', '#7fd0ae', '#d6f7dc']),
  tubeSponges(67, 1560, back(1560), 220, ['#4a2f7a', '#8a5cc0', '#b893e0', '#2a1850'], 5),
  tubeSponges(68, 20, back(20), 200, ['#9a5a1c', '#e89a3c', '#ffcb73', '#4a2410'], 5),
  staghorn(65, 430, back(430), 220, CORAL.rose, { stems: 6 }),
  staghorn(66, 1190, back(1190), 190, CORAL.gold),
  staghorn(76, 930, back(930), 130, CORAL.orange),
  fingerCoral(74, 780, back(780), 240, 90, ['#0e5a66', '#2fa59a', '#74d6b8', '#e0fff0'], 30),
  undergrowth(12, 26, (x) => back(x, 24), 44, 80),
  brainCoral(70, 1420, back(1420, 60), 290, 150, ['#8a4a6a', '#c9788f', '#f0b0b0']),
  brainCoral(69, 150, back(150, 60), 260, 140, ['#2c6b4a', '#5fa860', '#a6d67a']),
  // Front row: its rock and corals hide every foot of the back row; its own feet leave the picture at the bottom edge.
  reefRock(6, frontCrest, '#232c63', '#07183a', '#5d5fa6'),
  undergrowth(14, 34, (x) => front(x, 4), 60, 112),
  brainCoral(71, 610, front(610, 40), 250, 110, ['#7a5a2a', '#c09048', '#ecc67c']),
  brainCoral(77, 1110, front(1110, 40), 230, 110, ['#35508a', '#5f86c0', '#a0c0e6']),
  fingerCoral(72, 420, front(420, 30), 240, 140, ['#7a2c50', '#d9607f', '#f590a0', '#ffe2e0'], 30),
  fingerCoral(73, 1290, front(1290, 20), 240, 130, ['#3a2f70', '#6f63bd', '#9f92e0', '#e6e0ff'], 28),
  staghorn(79, 880, front(880, 30), 130, CORAL.orange, { stems: 7 }),
  staghorn(80, 60, front(60, 30), 150, CORAL.gold, { stems: 6 }),
  brainCoral(81, 1540, front(1540, 50), 250, 120, ['#0e5a66', '#2fa59a', '#8fe0c4']),
  undergrowth(17, 22, (x) => Math.max(front(x, 60), 985), 70, 100),
  sprayFade(box(0, 880, WIDTH, 120), '#07183a', 0, 0.6),
  // Fish in front.
  reefFish('parrot', 640, 760, 180, FISH_INKS.parrot, { turn: 6, flip: true }),
  reefFish('butterfly', 800, 730, 96, FISH_INKS.butterfly, { turn: 4 }),
  reefFish('butterfly', 880, 778, 76, FISH_INKS.butterfly, { turn: -8 }),
  reefFish('butterfly', 1300, 690, 92, FISH_INKS.butterfly, { turn: 4 }),
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
  sprayed(
    PAGE,
    '#06264a',
    radial(
      [
        [0, '#000', 0],
        [0.78, '#000', 0],
        [1, '#000', 0.4],
      ],
      900,
      430,
      1080,
    ),
  ),
];

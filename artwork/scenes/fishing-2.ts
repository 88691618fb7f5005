// Fishing: a coral trout at a bommie, close. Words go on the open water at the left.
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
import { each, linear, type Part, painted, radial, shape, sprayed, sprayFade } from '../kit/ink';
import { CORAL } from '../kit/inks';
import { blob } from '../kit/land';
import { box, PAGE, WIDTH } from '../kit/path';
import { coralTrout } from '../kit/trout';
import { bubbles, lightShafts } from '../kit/underwater';

/** Blue water, light from the upper left. */
const water = () =>
  painted(
    PAGE,
    linear([
      [0, '#78d8d4'],
      [0.18, '#3fb9cb'],
      [0.5, '#0f86b0'],
      [1, '#07497a'],
    ]),
  ) +
  painted(
    PAGE,
    radial(
      [
        [0, '#e9fff0', 0.7],
        [1, '#b8f5e2', 0],
      ],
      420,
      -120,
      760,
    ),
  ) +
  sprayFade(box(0, 0, WIDTH, 300), '#d8fbee', 0.6, 0) +
  sprayFade(box(0, 460, WIDTH, 540), '#06345f', 0, 0.85) +
  lightShafts(5, 420, -20, 11, 900, 900, '#eafff0', 0.24);

/** A column of coral rock: body, lit left shoulder, sprayed shade on the right and at the foot, pits. */
function bommie(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  body: string,
  lit: string,
  deep: string,
): string {
  const outline = blob(seed, x, y, width, height, 0.24);
  const chance = random(seed);
  let pits = '';
  for (let i = 0; i < 60; i++) {
    const angle = chance() * Math.PI * 2;
    const reach = Math.sqrt(chance()) * 0.42;
    pits += shape(
      blob(
        seed * 9 + i,
        x + Math.cos(angle) * reach * width,
        y + Math.sin(angle) * reach * height,
        between(chance, 16, 60),
        between(chance, 8, 26),
        0.4,
      ),
      chance() < 0.5 ? deep : lit,
      'opacity=".22"',
    );
  }
  return (
    shape(outline, body) +
    pits +
    sprayed(
      outline,
      lit,
      radial(
        [
          [0, '#000', 0.8],
          [0.6, '#000', 0.15],
          [1, '#000', 0],
        ],
        x - width * 0.3,
        y - height * 0.4,
        width * 0.6,
      ),
    ) +
    sprayed(
      outline,
      deep,
      linear(
        [
          [0, '#000', 0],
          [0.4, '#000', 0.1],
          [1, '#000', 0.95],
        ],
        0.2,
        0,
        0.8,
        1,
      ),
    )
  );
}

/** Small corals scattered over a span so that rock shows only between them. */
function garden(
  seed: number,
  count: number,
  fromX: number,
  toX: number,
  yAt: (x: number) => number,
  size: number,
): string {
  const chance = random(seed);
  const palettes = [CORAL.rose, CORAL.gold, CORAL.teal, CORAL.violet, CORAL.lilac];
  const plants = Array.from({ length: count }, (_, i) => {
    const x = fromX + ((i + chance()) / count) * (toX - fromX);
    return {
      x,
      y: yAt(x) + chance() * 40,
      scale: size * between(chance, 0.7, 1.2),
      kind: chance(),
      inks: pick(chance, palettes),
      own: seed * 70 + i,
    };
  }).sort((a, b) => a.y - b.y);
  return plants
    .map(({ x, y, scale, kind, inks, own }) => {
      if (kind < 0.4) return fingerCoral(own, x, y, scale * 1.6, scale * 0.8, inks, 18);
      if (kind < 0.65) return brainCoral(own, x, y, scale * 1.6, scale * 0.75, inks);
      return kind < 0.85
        ? staghorn(own, x, y, scale * 1.1, inks, { stems: 4, forks: 2 })
        : leatherCoral(own, x, y, scale * 1.5, inks);
    })
    .join('');
}

const floor = (x: number) =>
  930 - 130 * Math.exp(-(((x - 1560) / 330) ** 2)) - 50 * Math.exp(-(((x + 40) / 260) ** 2));

export const draw = (): Part => [
  water(),
  shoal(8, 300, 560, 460, 120, 50, 24, '#157aa5', { opacity: 0.6, flip: true }),
  bommie(31, 330, 1010, 760, 420, '#1d7ba3', '#3fa3bf', '#0f5a86'),
  bommie(33, 900, 1010, 620, 320, '#176b96', '#2f93b4', '#0c4c78'),
  bommie(21, 1470, 620, 640, 900, '#3b3f7d', '#8079ba', '#0b2350'),
  seaFan(61, 1290, 400, 230, ['#5a3590', '#9a6fd0']),
  seaFan(62, 1500, 260, 220, ['#b23a5f', '#e8698a']),
  plateCoral(63, 1450, 360, 400, ['#5b3a55', '#b8744f', '#e8ae6c', '#ffe0a6'], 2),
  tubeSponges(67, 1570, 470, 200, ['#4a2f7a', '#8a5cc0', '#b893e0', '#2a1850'], 4),
  [440, 510, 580, 650, 720, 790, 860].map((y, row) =>
    garden(50 + row, 7, 1215 + 8 * row, 1640, (x) => y + (1600 - x) * 0.16, 92),
  ),
  sprayed(
    box(1180, 300, 420, 700),
    '#0b2350',
    linear(
      [
        [0, '#000', 0],
        [0.5, '#000', 0.12],
        [1, '#000', 0.75],
      ],
      0,
      0.2,
      1,
      0.5,
    ),
  ),
  shoal(28, 860, 250, 460, 150, 26, 30, '#ffd873', { turn: 6 }),
  each(
    [
      [700, 330, 46, 8],
      [760, 290, 40, 2],
      [830, 340, 44, -4],
      [640, 370, 38, 6],
      [900, 300, 40, 10],
    ],
    (x, y, length, turn) => reefFish('fusilier', x, y, length, FISH_INKS.anthias, { turn }),
  ),
  coralTrout(1020, 560, 1.2, -4),
  bommie(44, 1540, 1010, 640, 380, '#2c3270', '#6a66aa', '#07183a'),
  bommie(46, 760, 1080, 1500, 290, '#232c63', '#5d5fa6', '#07183a'),
  bommie(48, -20, 1020, 520, 300, '#232c63', '#5d5fa6', '#07183a'),
  garden(12, 22, -20, 1620, floor, 88),
  staghorn(66, 1370, 900, 200, CORAL.gold, { stems: 6 }),
  garden(14, 20, -20, 1620, (x) => floor(x) + 70, 120),
  sprayFade(box(0, 880, WIDTH, 120), '#07183a', 0, 0.6),
  bubbles(4, 720, 520, 10, 260, 5),
];

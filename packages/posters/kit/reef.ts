// The reef under water: water, rock, small corals and distant reefs.
import { blob } from './blob';
import { between, type Chance, nth, pick, random } from './chance';
import { brainCoral, fingerCoral, leatherCoral, plateCoral, seaFan, staghorn } from './corals';
import { linear, painted, radial, shaded, shape, sprayed, sprayFade, sprayGlow, washed } from './ink';
import { CORAL } from './inks';
import { landBelow, ridge } from './land';
import { box, HEIGHT, PAGE, type Point, round, WIDTH } from './path';
import { lightShafts } from './underwater';

/** The water behind an underwater scene, light at the surface and dark below. The light comes from above at `sunX`. */
export function reefWater(seed: number, sunX: number): string {
  const chance = random(seed);
  let surface = '';
  for (let i = 0; i < 60; i++) {
    const depth = chance();
    const d = blob(
      300 + i,
      chance() * WIDTH,
      6 + 120 * depth * depth,
      between(chance, 70, 290),
      4 + 14 * (1 - depth),
      0.6,
    );
    surface += shape(d, depth < 0.4 ? '#f2fff2' : '#c5f6e6', `opacity="${round(0.5 - 0.4 * depth)}"`);
  }
  const sun = radial(
    [
      [0, '#f4fff0', 0.85],
      [0.35, '#b8f5e2', 0.42],
      [1, '#b8f5e2', 0],
    ],
    sunX,
    -80,
    760,
  );
  return (
    washed(PAGE, '#a8ecd9', '#5fd0cb 10%', '#27a9c4 32%', '#0f74a2 62%', '#07497a') +
    painted(PAGE, sun) +
    sprayFade(box(0, 0, WIDTH, 260), '#d8fbee', 0.75, 0) +
    sprayFade(box(0, 420, WIDTH, 580), '#07497a', 0, 0.8) +
    surface +
    lightShafts(seed + 1, sunX, -20, 12, 900, 1000, '#eafff0', 0.28)
  );
}

/** A distant reef in one colour: simple corals along its top, sprayed haze at its foot. */
export function distantReef(
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
  return growth + shape(land, ink) + shaded(land, haze, 0.75, [0, 0, 0, 1]);
}

/** The rock under the corals: a grey-violet mound, light at the top, sprayed dark toward its foot, with small holes. */
export function reefRock(
  seed: number,
  crest: readonly Point[],
  top: string,
  deep: string,
  lit: string,
): string {
  const land = landBelow(crest, HEIGHT + 10);
  const chance = random(seed);
  let pits = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = pick(chance, crest);
    const d = blob(
      seed * 31 + i,
      x,
      y + 16 + chance() * 150,
      between(chance, 14, 60),
      between(chance, 6, 20),
      0.4,
    );
    pits += shape(d, chance() < 0.5 ? deep : lit, `opacity="${round(between(chance, 0.15, 0.4))}"`);
  }
  const glow = linear([
    [0, lit, 0.8],
    [0.25, lit, 0.12],
    [0.5, lit, 0],
  ]);
  return shape(land, top) + pits + sprayed(land, lit, glow) + sprayFade(land, deep, 0, 1);
}

/** A column of coral rock, light at its left shoulder and dark on its right side and at its foot, with small holes. */
export function bommie(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  [body, lit, deep]: readonly [body: string, lit: string, deep: string],
): string {
  const outline = blob(seed, x, y, width, height, 0.24);
  const chance = random(seed);
  let pits = '';
  for (let i = 0; i < 60; i++) {
    const angle = chance() * Math.PI * 2;
    const reach = Math.sqrt(chance()) * 0.42;
    const [px, py] = [x + Math.cos(angle) * reach * width, y + Math.sin(angle) * reach * height] as const;
    const d = blob(seed * 9 + i, px, py, between(chance, 16, 60), between(chance, 8, 26), 0.4);
    pits += shape(d, chance() < 0.5 ? deep : lit, 'opacity=".22"');
  }
  return (
    shape(outline, body) +
    pits +
    sprayGlow(outline, lit, x - width * 0.3, y - height * 0.4, width * 0.6, 0.8) +
    shaded(outline, deep, 0.95, [0.2, 0, 0.8, 1])
  );
}

const GARDEN = [CORAL.rose, CORAL.gold, CORAL.teal, CORAL.violet, CORAL.orange, CORAL.lilac];

/**
 * A row of small corals along `yAt(x)`. They overlap, so that their feet are covered. Neighbours are of different
 * kinds.
 */
export function coralGarden(
  seed: number,
  count: number,
  yAt: (x: number) => number,
  [smallest, largest]: readonly [smallest: number, largest: number],
  fromX = -20,
  toX = WIDTH + 20,
): string {
  const chance = random(seed);
  const plants = Array.from({ length: count }, (_, i) => {
    const x = fromX + ((i + chance()) / count) * (toX - fromX);
    return { x, y: yAt(x) + chance() * 30, size: between(chance, smallest, largest), i };
  });
  const kindOf = randomKinds(chance, count, 5);
  const inksOf = randomKinds(chance, count, GARDEN.length);
  plants.sort((a, b) => a.y - b.y);
  return plants
    .map(({ x, y, size, i }) => {
      const own = seed * 50 + i;
      const inks = nth(GARDEN, nth(inksOf, i));
      const kind = nth(kindOf, i);
      if (kind < 2) return fingerCoral(own, x, y, size * 1.6, size * 0.8, inks, 16);
      if (kind === 2) return staghorn(own, x, y, size * 1.1, inks, { stems: 4, forks: 2 });
      if (kind === 3) return brainCoral(own, x, y, size * 1.5, size * 0.7, inks);
      return leatherCoral(own, x, y, size * 1.6, inks);
    })
    .join('');
}

/** A list of `count` random numbers below `kinds`. Neighbours in the list differ. */
function randomKinds(chance: Chance, count: number, kinds: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) {
    const step = 1 + Math.floor(chance() * (kinds - 1));
    list.push(((list[i - 1] ?? 0) + step) % kinds);
  }
  return list;
}

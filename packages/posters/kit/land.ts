// The island: skylines of hills and the scrub on them.
import { between, noise, nth, pick, random } from './chance';
import { linear, mix, shape, sprayed } from './ink';
import type { Leaves, Side } from './inks';
import { type Point, polygon, smoothPath, WIDTH } from './path';

/** The height of the land above its base level at each x. */
type Profile = (x: number) => number;
/** The points of a skyline from left to right. */
type Skyline = readonly Point[];

/** A profile for `ridge`: one rounded hill. */
export const rise =
  (centre: number, spread: number, height: number): Profile =>
  (x) =>
    height * Math.exp(-(((x - centre) / spread) ** 2));

/** The sum of several profiles. */
export const rises =
  (...list: readonly Profile[]): Profile =>
  (x) =>
    list.reduce((sum, each) => sum + each(x), 0);

/** The points of a skyline: a base level, a profile added to it and noise. */
export function ridge(
  seed: number,
  level: number,
  roughness: number,
  frequency: number,
  profile: Profile = () => 0,
  fromX = -20,
  toX = WIDTH + 20,
): Point[] {
  const rough = noise(seed);
  const points: Point[] = [];
  for (let x = fromX; x <= toX; x += 8) {
    let value = 0;
    let weight = 1;
    let total = 0;
    let pitch = frequency;
    for (let octave = 0; octave < 5; octave++) {
      value += weight * rough((x * pitch) / 1000, seed);
      total += weight;
      weight *= 0.5;
      pitch *= 2.1;
    }
    points.push([x, level - profile(x) - (roughness * value) / total]);
  }
  return points;
}

/** A profile that slopes down to the right of an x. */
export const sinkRightOf =
  (edge: number, slope = 0.6): Profile =>
  (x) =>
    x > edge ? (edge - x) * slope : 0;

/**
 * The outline of the land from the skyline down to y = `foot`. There is no land where the skyline is below the foot.
 */
export const landBelow = (skyline: Skyline, foot: number) =>
  polygon([
    ...skyline.map(([x, y]): Point => [x, Math.min(y, foot)]),
    [nth(skyline, -1)[0], foot],
    [nth(skyline, 0)[0], foot],
  ]);

/** A profile that slopes down to the left of an x. It makes a headland end in the sea. */
export const sinkLeftOf =
  (edge: number, slope = 0.6): Profile =>
  (x) =>
    x < edge ? (x - edge) * slope : 0;

/** The y of the skyline at the point nearest to x. */
export const heightAt = (skyline: Skyline, x: number) =>
  skyline.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1];

/** A distant range in one colour, with sprayed mist at its foot. */
export function farRange(skyline: Skyline, foot: number, ink: string, mist: string): string {
  const outline = landBelow(skyline, foot);
  return (
    shape(outline, ink) +
    sprayed(
      outline,
      mist,
      linear([
        [0, mist, 0],
        [0.45, mist, 0.1],
        [1, mist, 0.75],
      ]),
    )
  );
}

/** The outline of a tree crown with a wavy edge. */
function crownOutline(
  x: number,
  y: number,
  width: number,
  height: number,
  phase: number,
  scallops: number,
): string {
  const points: Point[] = [];
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2;
    const reach = 0.84 + 0.17 * Math.abs(Math.sin((angle * scallops) / 2 + phase));
    points.push([
      x + Math.cos(angle) * width * reach,
      y + Math.sin(angle) * height * reach * (Math.sin(angle) > 0 ? 0.75 : 1),
    ]);
  }
  return smoothPath(points, true);
}

/**
 * Scrub on a slope: tree crowns from back to front, each with a dark, a middle and a lit layer. `depth(x)` is how far
 * below the skyline the scrub reaches.
 */
export function scrub(
  seed: number,
  skyline: Skyline,
  depth: Profile,
  size: number,
  inks: Leaves,
  perPoint = 1,
  lightFrom: Side = -1,
): string {
  const chance = random(seed);
  const crowns: [x: number, y: number, down: number][] = [];
  for (let i = 0; i < skyline.length * perPoint; i++) {
    const [x, y] = pick(chance, skyline);
    const down = chance();
    crowns.push([x + (chance() - 0.5) * 16, y + down * depth(x) + size * 0.3, down]);
  }
  crowns.sort((a, b) => a[1] - b[1]);
  let drawn = '';
  for (const [x, y, down] of crowns) {
    const s = size * between(chance, 0.75, 1.65) * (0.85 + 0.4 * down);
    const phase = chance() * 6;
    const scallops = 7 + Math.floor(chance() * 3);
    const middle = pick(chance, [inks[1], inks[2]]);
    drawn +=
      shape(crownOutline(x, y, s * 1.15, s * 0.92, phase, scallops), inks[0]) +
      shape(
        crownOutline(x + lightFrom * s * 0.16, y - s * 0.16, s * 0.92, s * 0.7, phase + 1, scallops),
        middle,
      );
    if (chance() < 0.72) {
      const lit = mix(inks[2], inks[3], between(chance, 0.35, 1));
      drawn += shape(
        crownOutline(x + lightFrom * s * 0.34, y - s * 0.36, s * 0.58, s * 0.38, phase + 2, scallops - 2),
        lit,
      );
    }
  }
  return drawn;
}

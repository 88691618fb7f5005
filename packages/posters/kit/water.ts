// The sea seen from its surface: bands, ripples, glitter and foam.
import { blob } from './blob';
import { between, type Chance, nth, random } from './chance';
import { shape } from './ink';
import { HEIGHT, round, trace, WIDTH } from './path';

type DashField = (depth: number, chance: Chance) => number;

/**
 * Lens-shaped dashes. Each property is a function of the depth (0 to 1) and the random source: position, half the
 * length, and thickness.
 */
function dashes(
  seed: number,
  count: number,
  { y, x, length, thickness }: Record<'y' | 'x' | 'length' | 'thickness', DashField>,
): string {
  const chance = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const depth = chance();
    const [cy, cx, half, thick]: [number, number, number, number] = [
      y(depth, chance),
      x(depth, chance),
      length(depth, chance),
      thickness(depth, chance),
    ];
    d += trace`M${cx - half} ${cy}Q${cx} ${cy - thick} ${cx + half} ${cy}Q${cx} ${cy + thick} ${cx - half} ${cy}Z`;
  }
  return d;
}

/** Ripples on the sea below the horizon, small far away and large near the viewer. */
export function ripples(
  seed: number,
  count: number,
  horizon: number,
  ink: string,
  opacity: number,
  size = 1,
  fromX = 0,
  toX = WIDTH,
): string {
  return shape(
    dashes(seed, count, {
      y: (depth) => horizon + 6 + (HEIGHT - horizon) * depth ** 1.7,
      x: (_, chance) => between(chance, fromX, toX),
      length: (depth, chance) => (5 + 64 * depth * chance()) * size,
      thickness: (depth) => (0.5 + 2.6 * depth) * size,
    }),
    ink,
    `opacity="${opacity}"`,
  );
}

/** The path of sunlight on the water, wider toward the viewer, in three layers of colour. */
export function glitterPath(
  seed: number,
  sunX: number,
  horizon: number,
  spread: number,
  [outer, middle, core]: readonly [outer: string, middle: string, core: string],
  bottom = HEIGHT,
): string {
  const layer = (layerSeed: number, count: number, width: number, ink: string, opacity: number) =>
    shape(
      dashes(layerSeed, count, {
        y: (depth) => horizon + 3 + (bottom - horizon) * depth ** 1.5,
        x: (depth, chance) => sunX + (chance() + chance() + chance() - 1.5) * (60 + width * depth),
        length: (depth, chance) => 5 + (12 + 60 * depth) * chance(),
        thickness: (depth) => 0.8 + 3.4 * depth,
      }),
      ink,
      `opacity="${opacity}"`,
    );
  return (
    layer(seed, 480, spread, outer, 0.55) +
    layer(seed + 1, 430, spread * 0.62, middle, 0.8) +
    layer(seed + 2, 300, spread * 0.32, core, 0.95)
  );
}

/** Long bands of lighter and darker water in perspective. */
export function waterBands(
  seed: number,
  count: number,
  horizon: number,
  inks: readonly string[],
  opacity = 0.3,
): string {
  const chance = random(seed);
  let bands = '';
  for (let i = 0; i < count; i++) {
    const depth = i / count;
    bands += shape(
      blob(
        seed * 40 + i,
        chance() * WIDTH,
        horizon + 20 + (HEIGHT - horizon) * 0.95 * depth ** 2,
        560 + 900 * depth * chance() + 260 * chance(),
        5 + 46 * depth,
        0.45,
      ),
      nth(inks, i),
      `opacity="${round(opacity * between(chance, 0.6, 1.4))}"`,
    );
  }
  return bands;
}

/** A box of dashes, for foam or reflections. */
export function dashField(
  seed: number,
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  length: number,
  thickness: number,
  ink: string,
  opacity = 0.8,
): string {
  return shape(
    dashes(seed, count, {
      y: (_, chance) => y + chance() * height,
      x: (_, chance) => x + (chance() + chance()) * 0.5 * width,
      length: (_, chance) => between(chance, length * 0.3, length),
      thickness: () => thickness,
    }),
    ink,
    `opacity="${opacity}"`,
  );
}

// Light and air bubbles under water.
import { between, random } from './chance';
import { linear, painted, shape } from './ink';
import { oval, polygon, round } from './path';

/** Shafts of light that get wider from the surface down. */
export function lightShafts(
  seed: number,
  x: number,
  y: number,
  count: number,
  length: number,
  spread: number,
  ink: string,
  strength = 0.2,
): string {
  const chance = random(seed);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const side = (i + chance() * 0.8) / count - 0.5;
    const width = between(chance, 14, 74);
    const reach = length * between(chance, 0.6, 1.1);
    const top = x + side * spread * 0.55;
    const foot = x + side * spread * 1.55;
    const shaft = polygon([
      [top - width * 0.3, y],
      [top + width * 0.3, y],
      [foot + width * 1.5, y + reach],
      [foot - width * 1.5, y + reach],
    ]);
    drawn += painted(
      shaft,
      linear([
        [0, ink, strength],
        [0.55, ink, strength * 0.5],
        [1, ink, 0],
      ]),
    );
  }
  return drawn;
}

/** A column of bubbles. */
export function bubbles(
  seed: number,
  x: number,
  y: number,
  count: number,
  height: number,
  largest: number,
  ink = '#e9fff8',
): string {
  const chance = random(seed);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const up = chance();
    drawn += shape(
      oval(x + (chance() - 0.5) * 50 * (0.4 + up), y - height * up, largest * between(chance, 0.3, 1.2)),
      ink,
      `opacity="${round(between(chance, 0.3, 0.75))}"`,
    );
  }
  return drawn;
}

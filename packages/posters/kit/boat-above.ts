// The boat seen from straight above.
import type { Outing } from './boat';
import type { BoatInks } from './boat-inks';
import { between, pick, random } from './chance';
import { line, mix, place, shape } from './ink';
import { oval, type Point } from './path';
import { HATS, SHIRTS } from './people';

const SEATS_FROM_ABOVE: readonly Point[] = [
  [-36, -6],
  [-36, 5],
  [-29, -1],
  [30, -4],
  [33, 4],
];

/**
 * The boat from straight above, with its shadow on the water. The bow points right; the length is about 100 units at
 * scale 1. `wake` is drawn over the shadow and under the boat.
 */
export function boatFromAbove(
  x: number,
  y: number,
  scale: number,
  turn: number,
  inks: BoatInks,
  {
    wake = '',
    guests = 5,
    day = 1,
    canopy = 'up',
  }: { wake?: string } & Pick<Outing, 'guests' | 'day' | 'canopy'> = {},
): string {
  const hull = 'M-46 -15Q-50 0 -46 15L10 17Q38 14 54 0Q38 -14 10 -17Z';
  const deck = 'M-42 -11Q-45 0 -42 11L10 13Q33 10 46 0Q33 -10 10 -13Z';
  const chance = random(day);
  const people = SEATS_FROM_ABOVE.slice(0, guests).map(([gx, gy]) => {
    const [sx, sy] = [gx + between(chance, -3, 3), gy + between(chance, -1.5, 1.5)];
    return (
      shape(oval(sx, sy, 3.6), mix(pick(chance, SHIRTS), '#000000', 0.1)) +
      shape(oval(sx - 0.4, sy - 0.4, 3), pick(chance, HATS)) +
      shape(oval(sx - 0.8, sy - 0.8, 1.4), '#fffdf4')
    );
  });
  const aft = canopy === 'up' ? -23 : -8;
  const shadow = place(shape(hull, '#0a4a66', 'opacity=".5"'), {
    x: x + 13 * scale,
    y: y + 18 * scale,
    scale,
    turn,
  });
  const boat = place(
    shape(hull, inks.hull) +
      shape('M-46 15L10 17Q38 14 54 0L46 0Q33 10 10 13L-42 11Z', inks.shade) +
      shape(deck, '#dcc7a2') +
      line('M-40 -4H14M-40 3H14', '#c4ab84', 0.8) +
      shape(`M${aft} -12.500H16Q22 0 16 12.500H${aft}Z`, inks.white) +
      shape(`M${aft} 4H18.500Q18 9 16 12.500H${aft}Z`, inks.shade, 'opacity=".75"') +
      shape(`M${aft} -3H19V1.500H${aft}Z`, inks.accent) +
      shape('M17 -11Q24 0 17 11L21 9Q27 0 21 -9Z', inks.glass) +
      shape('M-55 -6H-46V6H-55Q-58 0 -55 -6Z', inks.engine) +
      people.join('') +
      line('M26 -11Q40 -8 49 0Q40 8 26 11', inks.rail, 1),
    { x, y, scale, turn },
  );
  return shadow + wake + boat;
}

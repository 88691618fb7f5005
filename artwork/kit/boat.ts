// The tour boat, from the side and from above, and the people aboard: hats on, no faces.
import { nth } from './chance';
import { clipped, line, linear, mix, place, shape, sprayed } from './ink';
import { ACCENT, WHITE } from './inks';
import { oval, type Point } from './path';
import { HATS, SHIRTS, SKINS, seatedGuest } from './people';

/** What a boat is painted with. */
type BoatInks = Record<
  'white' | 'hull' | 'shade' | 'deepShade' | 'accent' | 'glass' | 'rail' | 'engine',
  string
> & { silhouette?: boolean };

/** Inks of the boat by daylight. */
export const DAY_BOAT: BoatInks = {
  white: WHITE,
  hull: '#f4efe2',
  shade: '#b9c9c6',
  deepShade: '#8fa9ae',
  accent: ACCENT,
  glass: '#1c4a5c',
  rail: '#e9efe8',
  engine: '#2a3236',
};

/** Inks of the boat in low dawn light from the right or left. */
export const DAWN_BOAT: BoatInks = {
  white: '#ffe9cf',
  hull: '#e6cfc4',
  shade: '#97889f',
  deepShade: '#6c6488',
  accent: '#d9603f',
  glass: '#2a3558',
  rail: '#f4dcc6',
  engine: '#2b2a44',
};

/** One ink for everything: the boat against the light. */
export const silhouetteBoat = (ink: string): BoatInks => ({
  white: ink,
  hull: ink,
  shade: ink,
  deepShade: ink,
  accent: ink,
  glass: ink,
  rail: ink,
  engine: ink,
  silhouette: true,
});

/** The cabin's panes in the boat's own units. */
export const CABIN_GLASS =
  'M-17 -57L-18 -42L-1 -43L0 -57ZM3 -57L2 -43L24 -44L24 -57ZM27 -57L27 -44L48 -45L37 -57Z';

/** The guests' seats in the boat's own units: four in the cockpit, two on the foredeck. */
const SEATS: readonly Point[] = [
  [-70, -24],
  [-55, -24],
  [-40, -25],
  [-31, -26],
  [70, -34],
  [87, -37],
];

/**
 * The tour boat from the side, bow to the right, about 220 units long at scale 1; (x, y) is the waterline amidships.
 * `guests` is how many of the six seats are taken.
 */
export function tourBoat(
  x: number,
  y: number,
  scale: number,
  inks: BoatInks,
  { guests = 6, flip = false, turn = 0, light = -1 } = {},
): string {
  const post = (x1: number, y1: number, x2: number, y2: number, width = 1.6) =>
    line(`M${x1} ${y1}L${x2} ${y2}`, inks.rail, width);
  const hull = 'M-96 -26L-94 6Q-60 12 10 11Q66 9 92 -16L116 -45Q60 -36 0 -32Z';
  const aboard = SEATS.slice(0, guests)
    .map(([gx, gy], i) =>
      seatedGuest(
        gx,
        gy,
        inks.silhouette
          ? { shirt: inks.hull, skin: inks.hull, hat: inks.hull, band: inks.hull }
          : { shirt: nth(SHIRTS, i), hat: nth(HATS, i), skin: nth(SKINS, i) },
        i > 3 ? 0.86 : 0.94,
      ),
    )
    .join('');
  const roof =
    post(-80, -61, -80, -27) +
    post(-26, -62, -26, -30) +
    shape('M-86 -66Q-20 -71.500 46 -66L50 -60Q-20 -64 -86 -60Z', inks.white) +
    (inks.silhouette ? '' : shape('M-86 -62.500Q-20 -66.500 49 -62L50 -60Q-20 -64 -86 -60Z', inks.accent));
  const cabin =
    shape('M-22 -32L-20 -58L38 -58L58 -37Q20 -34 -22 -31Z', inks.white) +
    (inks.silhouette
      ? ''
      : shape(CABIN_GLASS, inks.glass) +
        place(
          shape('M-5 0C-5 -8 -3 -9 0 -9C3 -9 5 -8 5 0Z', mix(inks.glass, '#000000', 0.45)) +
            shape(oval(0, -12, 3.2), mix(inks.glass, '#000000', 0.45)) +
            shape('M-7 -13Q0 -15.500 7 -12.500Q0 -17 -3 -17Z', mix(inks.white, inks.glass, 0.35)),
          { x: 13, y: -43.5, scale: 0.8 },
        ) +
        shape(
          'M-17 -57L-17.500 -50L-6 -57ZM3 -57L2.500 -50L15 -57ZM27 -57L27 -51L34 -57Z',
          '#ffffff',
          'opacity=".35"',
        ) +
        shape('M-22 -35Q20 -38 55 -40L58 -37Q20 -34 -22 -31Z', inks.shade, 'opacity=".7"'));
  const sides =
    shape(hull, inks.hull) +
    (inks.silhouette
      ? ''
      : clipped(
          hull,
          shape('M-95.500 -16L-95 -8Q-20 -6 40 -12Q75 -18 104 -31L109 -36.500Q70 -26 0 -21Z', inks.accent) +
            shape('M-94.500 -4L-94 6Q-60 12 10 11Q66 9 92 -16L95 -20Q50 -4 0 -2Z', inks.shade) +
            shape('M-96 3Q-20 8 40 4Q74 0 92 -14L90 14L-98 14Z', inks.deepShade) +
            shape('M-96 -26L-95.700 -22Q-10 -26 50 -32Q90 -37 112 -41L116 -45Q60 -36 0 -32Z', inks.white) +
            sprayed(
              hull,
              inks.deepShade,
              linear(
                [
                  [0, inks.deepShade, light < 0 ? 0 : 0.5],
                  [0.5, inks.deepShade, 0.03],
                  [1, inks.deepShade, light < 0 ? 0.5 : 0],
                ],
                0,
                0,
                1,
                0,
              ),
            ),
        ));
  const rails =
    line('M50 -52Q80 -54 110 -60L114 -46', inks.rail, 1.5) +
    post(62, -38, 64, -53) +
    post(80, -40, 83, -55) +
    post(98, -42, 102, -58) +
    line('M-94 -37Q-60 -39 -27 -40', inks.rail, 1.2) +
    post(-94, -26, -94, -37, 1.2) +
    post(-63, -30, -63, -38.5, 1.2);
  const mast =
    post(8, -68, 6, -94, 1.3) +
    post(-10, -68, -20, -104, 0.9) +
    shape('M6 -94L6.400 -82L25 -88Z', inks.accent);
  const engine =
    shape('M-107 -35Q-107 -38 -103 -38H-97V-6H-101L-103 4H-105Z', inks.engine) +
    (inks.silhouette ? '' : shape('M-106 -31H-97V-28H-106Z', inks.accent));
  return place(engine + aboard + cabin + roof + mast + sides + rails, { x, y, scale, turn, flip });
}

const SEATS_FROM_ABOVE: readonly Point[] = [
  [-36, -6],
  [-36, 5],
  [-29, -1],
  [30, -4],
  [33, 4],
];

/**
 * The boat straight from above over its shadow in the water, bow to the right, about 100 units long at scale 1.
 * `foam` is its wake, which hides the shadow and is hidden by the boat.
 */
export function boatFromAbove(
  x: number,
  y: number,
  scale: number,
  turn: number,
  inks: BoatInks,
  foam = '',
): string {
  const hull = 'M-46 -15Q-50 0 -46 15L10 17Q38 14 54 0Q38 -14 10 -17Z';
  const deck = 'M-42 -11Q-45 0 -42 11L10 13Q33 10 46 0Q33 -10 10 -13Z';
  const seats = SEATS_FROM_ABOVE.map(
    ([gx, gy], i) =>
      shape(oval(gx, gy, 3.6), mix(nth(SHIRTS, i), '#000000', 0.1)) +
      shape(oval(gx - 0.4, gy - 0.4, 3), nth(HATS, i)) +
      shape(oval(gx - 0.8, gy - 0.8, 1.4), '#fffdf4'),
  ).join('');
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
      shape('M-23 -12.500H16Q22 0 16 12.500H-23Z', inks.white) +
      shape('M-23 4H18.500Q18 9 16 12.500H-23Z', inks.shade, 'opacity=".75"') +
      shape('M-23 -3H19V1.500H-23Z', inks.accent) +
      shape('M17 -11Q24 0 17 11L21 9Q27 0 21 -9Z', inks.glass) +
      shape('M-55 -6H-46V6H-55Q-58 0 -55 -6Z', inks.engine) +
      seats +
      line('M26 -11Q40 -8 49 0Q40 8 26 11', inks.rail, 1),
    { x, y, scale, turn },
  );
  return shadow + foam + boat;
}

// The allied rock wallaby, in silhouette.
import { line, place, shape } from './ink';

/**
 * A sitting rock wallaby that faces left. About 150 units tall at scale 1. (x, y) is the ground under its feet. It has
 * a long face, small round ears, short arms, a heavy hind leg and a long thick tail. `rim` is the colour of its bright
 * edge.
 */
export function rockWallaby(x: number, y: number, scale: number, ink: string, rim: string): string {
  const body =
    'M-20 -120C-30 -123 -42 -117 -52 -107C-60 -101 -68 -97 -69 -92C-70 -87 -64 -85 -56 -86C-46 -87 -38 -87 -32 -83' +
    'C-36 -72 -41 -62 -42 -54C-48 -50 -55 -46 -58 -41C-60 -37 -55 -35 -51 -38C-46 -42 -40 -44 -35 -45' +
    'C-34 -36 -30 -28 -26 -23C-31 -15 -40 -9 -52 -6C-62 -4 -68 -1 -66 3L2 4C14 3 20 0 27 -3' +
    'C46 2 74 6 104 4C146 1 190 -8 226 -22C232 -25 231 -30 225 -29C190 -18 150 -14 112 -15C84 -16 62 -20 50 -26' +
    'C58 -46 50 -70 30 -84C18 -92 6 -95 -2 -100C-7 -104 -8 -111 -11 -116Z';
  const ears =
    'M-19 -117C-25 -124 -26 -134 -22 -139C-15 -138 -11 -128 -11 -118ZM-11 -115' +
    'C-11 -125 -6 -133 0 -135C4 -130 2 -119 -5 -112Z';
  const litEdge =
    line(
      'M-22 -138C-27 -133 -26 -125 -21 -119C-32 -122 -42 -117 -52 -107C-60 -101 -67 -97 -69 -92',
      rim,
      2.4,
    ) + line('M-33 -83C-37 -72 -41 -63 -42 -55M-28 -22C-32 -15 -40 -9 -52 -6', rim, 2.2, 'opacity=".85"');
  return place(shape(body, ink) + shape(ears, ink) + litEdge, { x, y, scale });
}

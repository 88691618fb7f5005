// The allied rock wallaby, in silhouette.
import { line, place, shape } from './ink';

/** A rock wallaby sitting up, facing left, about 150 units tall at scale 1; (x, y) is under its feet. `rim` is the edge of light. */
export function rockWallaby(
  x: number,
  y: number,
  scale: number,
  ink: string,
  rim: string,
  { flip = false } = {},
): string {
  const body =
    'M-25 -122C-34 -121 -48 -110 -56 -102C-60 -97 -57 -93 -50 -93C-41 -92 -33 -92 -28 -87' +
    'C-31 -78 -36 -66 -36 -56C-41 -50 -46 -44 -47 -38C-47 -34 -42 -34 -40 -37C-37 -42 -33 -46 -30 -47C-29 -38 -26 -30 -22 -24C-26 -16 -33 -8 -42 -5C-50 -3 -56 -1 -55 2L4 3C12 2 18 -1 24 -4' +
    'C40 0 62 0 84 -6C112 -14 128 -34 140 -58C144 -66 150 -72 147 -75C143 -77 138 -70 134 -63C120 -40 104 -24 82 -18C66 -14 52 -16 42 -22C50 -40 44 -66 26 -80C16 -88 4 -92 -4 -98C-8 -104 -10 -112 -13 -117Z';
  const ears =
    'M-26 -120C-31 -128 -31 -138 -27 -143C-20 -139 -16 -129 -17 -119ZM-17 -118C-17 -128 -11 -138 -5 -140C-1 -134 -4 -122 -11 -114Z';
  const litEdge =
    line('M-27 -142C-31 -136 -31 -128 -26 -121C-35 -119 -48 -110 -57 -101', rim, 2.4) +
    line('M-29 -87C-32 -76 -36 -66 -36 -57M-23 -24C-27 -15 -34 -8 -43 -5', rim, 2.2, 'opacity=".85"');
  return place(shape(body, ink) + shape(ears, ink) + litEdge, { x, y, scale, flip });
}

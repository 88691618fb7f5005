// A rowing dinghy without people.
import { clipped, line, place, shaded, shape } from './ink';
import { ACCENT } from './inks';

/**
 * A clinker-built dinghy from the side and a little from above. The bow points right; the length is about 240 units.
 * (x, y) is its centre at the waterline.
 */
export function dinghy(x: number, y: number, scale: number, turn: number): string {
  const hull =
    'M-112 -34C-108 -8 -98 10 -84 16C-20 26 50 22 84 8C104 -6 120 -28 130 -50C80 -30 -20 -22 -112 -34Z';
  const inside = 'M-112 -34C-60 -52 40 -62 130 -50C80 -30 -20 -22 -112 -34Z';
  const planks = line('M-108 -18C-20 -8 70 -14 116 -32M-98 -2C-20 8 60 4 100 -14', '#8fa9ae', 2.4);
  return place(
    shape(inside, '#7d5a44') +
      shape('M-96 -36C-50 -48 30 -56 110 -49C70 -36 -20 -29 -96 -36Z', '#5b4038') +
      shape('M-58 -43L-34 -46L-28 -30L-54 -31Z', '#d9b48a') +
      shape('M18 -51L44 -52L52 -35L24 -32Z', '#d9b48a') +
      line('M-74 -46L66 -40', '#e2bd8a', 6) +
      line('M-20 -54L96 -47', '#e2bd8a', 6) +
      shape('M-104 -50L-70 -48L-72 -42L-104 -43Z', '#e2bd8a') +
      shape(hull, '#fffaf0') +
      clipped(
        hull,
        shape('M-120 -40C-20 -26 80 -34 132 -54L130 -40C80 -22 -20 -12 -112 -22Z', ACCENT) +
          planks +
          shape('M-100 6C-20 18 60 12 108 -14L90 30H-100Z', '#b9c9c6') +
          shaded(hull, '#5f7f90', 0.7),
      ) +
      line('M-112 -34C-20 -22 80 -30 130 -50', '#fffdf4', 4) +
      line('M128 -48C150 -30 150 0 140 10C128 22 150 34 176 30', '#f3dfae', 3.4),
    { x, y, scale, turn },
  );
}

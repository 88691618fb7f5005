// The coral trout.
import { between, random } from './chance';
import { clipped, line, linear, place, shape, sprayed } from './ink';
import { oval, trace } from './path';

/** A coral trout: a heavy red-orange fish with small blue spots. It faces left. About 520 units long at scale 1. */
export function coralTrout(x: number, y: number, scale: number, turn: number): string {
  const body =
    'M-262 18C-252 4 -232 -14 -206 -32C-168 -62 -112 -84 -44 -84C40 -84 116 -58 186 -26' +
    'C206 -18 220 -16 232 -18L232 36C216 34 204 38 190 44C120 76 36 94 -40 92C-112 90 -180 74 -222 56' +
    'C-240 48 -252 42 -257 36Z';
  const tail =
    'M222 -20C250 -34 278 -60 300 -74C296 -44 292 -16 292 8C292 34 298 62 304 92C280 76 250 50 222 38Z';
  const dorsal =
    'M-112 -72C-104 -92 -92 -104 -76 -108L-66 -99L-52 -110L-40 -101L-24 -111L-12 -102L4 -110L16 -101' +
    'L32 -108L44 -100L60 -104C96 -112 138 -98 166 -66C174 -54 172 -38 166 -32L-104 -66Z';
  const anal = 'M66 80C92 84 118 78 136 66C146 92 138 120 116 134C90 130 70 108 66 80Z';
  const pelvic = 'M-120 82C-98 84 -76 88 -62 90C-58 118 -70 140 -92 148C-112 134 -122 108 -120 82Z';
  const pectoral = 'M-96 26C-66 14 -30 18 -8 38C-14 62 -46 76 -80 68C-96 60 -102 42 -96 26Z';
  const chance = random(77);
  let spots = '';
  for (let row = -13; row <= 14; row++)
    for (let column = -30; column <= 29; column++) {
      const sx = column * 9.2 + (row % 2 ? 4.6 : 0) + (chance() - 0.5) * 4.5;
      const sy = row * 8.6 + (chance() - 0.5) * 4.5;
      if (sx < -214 && sy > 2) continue;
      spots += oval(sx, sy, between(chance, 1.5, 2.7));
    }
  const finRays = (
    count: number,
    fromX: number,
    fromY: number,
    toX: number,
    toY: number,
    dx: number,
    dy: number,
  ) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      d += trace`M${fromX + (toX - fromX) * t} ${fromY + (toY - fromY) * t}l${dx} ${dy}`;
    }
    return d;
  };
  const fins =
    shape(tail, '#b5303f') +
    clipped(
      tail,
      line(
        'M226 -10L300 -60M226 -2L296 -34M226 8L294 4M226 18L296 46M226 28L302 82',
        '#7d2040',
        3,
        'opacity=".7"',
      ) + shape('M286 -80L310 -80V100H288Q282 10 286 -80Z', '#2d4f9e', 'opacity=".55"'),
    ) +
    shape(dorsal, '#c23a3f') +
    clipped(
      dorsal,
      line(finRays(13, -92, -66, 160, -26, 12, -70), '#7d2040', 2.6, 'opacity=".65"') +
        line('M-100 -108Q-20 -140 60 -116Q130 -110 176 -66', '#3f6cc0', 6, 'opacity=".6"'),
    ) +
    shape(anal, '#b5303f') +
    clipped(anal, line(finRays(6, 70, 80, 132, 66, 4, 70), '#7d2040', 2.4, 'opacity=".6"')) +
    shape(pelvic, '#c23a3f') +
    clipped(pelvic, line(finRays(6, -114, 82, -66, 90, 10, 64), '#7d2040', 2.4, 'opacity=".6"'));
  const skin =
    shape(body, '#e2553b') +
    shape(
      'M-262 18C-252 4 -232 -14 -206 -32C-168 -62 -112 -84 -44 -84C40 -84 116 -58 186 -26' +
        'C206 -18 220 -16 232 -18L232 -2C150 -12 90 -42 -30 -46C-120 -48 -190 -20 -262 18Z',
      '#b93644',
    ) +
    shape('M-257 36C-200 46 -140 50 -60 56C60 62 150 44 232 20L232 60L-40 110L-240 80Z', '#f6a071') +
    shape('M-250 42C-200 60 -130 70 -60 76C40 82 130 66 190 44L150 110H-200Z', '#ffd0a6') +
    sprayed(
      body,
      '#7d2040',
      linear([
        [0, '#000', 0.85],
        [0.3, '#000', 0.25],
        [0.55, '#000', 0],
      ]),
    ) +
    sprayed(
      body,
      '#ffe3bd',
      linear([
        [0, '#000', 0],
        [0.62, '#000', 0],
        [1, '#000', 0.5],
      ]),
    ) +
    shape(spots, '#4fb6e8') +
    shape(spots, '#16306a', 'opacity=".28" transform="translate(.8 1)"');
  const face =
    line('M-146 -58C-122 -30 -116 22 -140 74', '#8a2540', 4, 'opacity=".75"') +
    line('M-164 -50C-150 -18 -148 20 -164 58', '#8a2540', 2.6, 'opacity=".4"') +
    shape('M-258 36C-244 50 -218 58 -190 58L-176 50L-200 40L-262 16Z', '#f0936a') +
    shape('M-263 13C-244 20 -222 30 -200 44C-214 46 -236 40 -250 30Z', '#5a1834') +
    shape('M-232 12C-214 12 -190 26 -178 48C-184 60 -196 58 -202 50C-210 36 -222 24 -232 12Z', '#b93644') +
    line('M-232 12C-214 12 -190 26 -178 48', '#8a2540', 2.4) +
    line('M-246 10L-238 8', '#8a2540', 3);
  const eye =
    shape(oval(-190, -18, 14, 13), '#8a2540') +
    shape(oval(-190, -18, 12, 11), '#e8a04e') +
    shape('M-199 -18C-197 -25 -184 -25 -180 -18C-184 -11 -196 -11 -199 -18Z', '#14142e') +
    shape(oval(-193, -21, 2.2), '#ffe9c8');
  const nearFin =
    shape(pectoral, '#f08a4b') +
    clipped(
      pectoral,
      line(
        'M-96 40L0 28M-96 42L-2 40M-96 44L-6 52M-96 46L-18 62M-96 50L-36 70',
        '#b5303f',
        2.2,
        'opacity=".6"',
      ),
    ) +
    sprayed(
      pectoral,
      '#ffe3bd',
      linear([
        [0, '#000', 0.7],
        [0.6, '#000', 0.1],
        [1, '#000', 0],
      ]),
    );
  return place(fins + clipped(body, skin + face) + eye + nearFin, { x, y, scale, turn });
}

// The coral trout.
import { between, random } from './chance';
import { clipped, line, linear, place, shape, sprayed } from './ink';
import { oval, round } from './path';

/** A coral trout: heavy red-orange grouper covered in small blue spots, facing left, about 520 units long at scale 1. */
export function coralTrout(x: number, y: number, scale: number, turn: number): string {
  const body =
    'M-262 18C-252 4 -232 -14 -206 -32C-168 -62 -112 -84 -44 -84C40 -84 116 -58 186 -26C206 -18 220 -16 232 -18L232 36C216 34 204 38 190 44C120 76 36 94 -40 92C-112 90 -180 74 -222 56C-240 48 -252 42 -257 36Z';
  const tail =
    'M222 -20C250 -34 278 -60 300 -74C296 -44 292 -16 292 8C292 34 298 62 304 92C280 76 250 50 222 38Z';
  const dorsal =
    'M-104 -74C-92 -108 -70 -126 -40 -128L-28 -120L-8 -128L6 -118L28 -122L40 -110L62 -110C100 -110 138 -96 166 -66C174 -54 172 -38 166 -32L-100 -70Z';
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
      d += `M${round(fromX + (toX - fromX) * t)} ${round(fromY + (toY - fromY) * t)}l${dx} ${dy}`;
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
      'M-262 18C-252 4 -232 -14 -206 -32C-168 -62 -112 -84 -44 -84C40 -84 116 -58 186 -26C206 -18 220 -16 232 -18L232 -2C150 -12 90 -42 -30 -46C-120 -48 -190 -20 -262 18Z',
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
    line('M-170 -44C-158 -16 -154 24 -172 60', '#8a2540', 2.6, 'opacity=".4"') +
    shape('M-260 24C-244 30 -220 32 -196 30C-202 36 -216 40 -232 40C-244 40 -254 34 -260 24Z', '#6b1d3a') +
    line('M-196 30C-190 36 -190 44 -196 50', '#8a2540', 3) +
    shape('M-257 36C-246 46 -226 48 -208 46L-222 56Z', '#ffd0a6');
  const eye =
    shape(oval(-188, -14, 17), '#ffb45e') +
    shape(oval(-188, -14, 14.5), '#ffe08a') +
    shape(oval(-189, -14, 9.5), '#14142e') +
    shape(oval(-192.5, -18, 3.2), '#ffffff');
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

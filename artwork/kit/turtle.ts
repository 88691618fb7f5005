// The green turtle.
import { between, random } from './chance';
import { clipped, line, linear, place, shape, sprayed } from './ink';
import { oval, type Point, round } from './path';

const TURTLE_SHELL =
  'M-100 2C-92 -46 -42 -70 14 -64C64 -58 100 -30 116 8C92 40 44 58 -10 57C-62 55 -98 36 -100 2Z';
const TURTLE_SCUTES = [
  'M-88 0L-66 -24L-34 -26L-30 2L-36 26L-68 24Z',
  'M-30 -28L8 -28L14 2L8 26L-32 27L-26 2Z',
  'M12 -28L46 -24L54 4L44 26L12 26L18 2Z',
  'M50 -22L78 -14L90 6L76 22L48 25L58 4Z',
  'M-66 -28L-34 -30L-26 -54L-48 -52L-74 -38Z',
  'M-30 -31L8 -31L20 -56L-20 -57Z',
  'M13 -31L46 -27L62 -46L26 -56Z',
  'M51 -25L78 -17L88 -28L68 -43Z',
  'M-66 28L-36 30L-26 49L-50 48L-76 38Z',
  'M-31 30L8 29L14 50L-18 51Z',
  'M12 29L44 29L58 44L22 50Z',
  'M48 28L76 25L84 33L64 42Z',
];
const SCUTE_CENTRES: readonly Point[] = [
  [-58, 0],
  [-8, 0],
  [34, 0],
  [70, 4],
  [-50, -42],
  [-8, -44],
  [36, -42],
  [-52, 38],
  [-6, 40],
  [34, 38],
];

/** Inks of a green turtle in clear water. */
export const GREEN_TURTLE = {
  shell: '#5b5a2e',
  rim: '#d9b56a',
  scute: '#8a6a35',
  scuteLit: '#a9823f',
  seam: '#3f4426',
  skin: '#3f7a66',
  skinShade: '#27594f',
  scale: '#e6d79a',
  throat: '#f3e3b4',
};

/** A green turtle in three-quarter view, swimming left, about 330 units long at scale 1. */
export function greenTurtle(x: number, y: number, scale: number, turn: number, inks = GREEN_TURTLE): string {
  const skinScales = (list: readonly (readonly [x: number, y: number, size: number])[]) =>
    list
      .map(([sx, sy, size]) =>
        shape(
          `M${sx - size} ${sy}L${sx - size * 0.4} ${sy - size * 0.8}L${sx + size * 0.6} ${sy - size * 0.7}L${sx + size} ${sy + size * 0.1}L${sx + size * 0.3} ${sy + size * 0.8}L${sx - size * 0.6} ${sy + size * 0.7}Z`,
          inks.scale,
        ),
      )
      .join('');
  const farFlipperPath =
    'M-58 -46C-84 -70 -96 -116 -70 -168C-64 -180 -52 -176 -52 -162C-54 -120 -40 -84 -10 -58Z';
  const farFlipper =
    shape(farFlipperPath, inks.skinShade) +
    `<g opacity=".8">${skinScales([
      [-66, -150, 6],
      [-70, -128, 8],
      [-70, -106, 9],
      [-62, -86, 9],
      [-48, -70, 8],
      [-58, -136, 5],
      [-54, -110, 6],
    ])}</g>` +
    sprayed(
      farFlipperPath,
      '#12382f',
      linear([
        [0, '#000', 0],
        [0.5, '#000', 0.1],
        [1, '#000', 0.7],
      ]),
    );
  const hindFlippers =
    shape('M92 -14C116 -32 140 -36 156 -28C148 -14 128 0 108 6Z', inks.skinShade) +
    shape('M96 18C122 20 146 32 152 50C134 52 110 42 92 28Z', inks.skin) +
    shape('M112 2L134 6L114 12Z', inks.skinShade);
  const head =
    shape(
      'M-92 -14C-108 -30 -140 -34 -158 -20C-168 -12 -170 -2 -164 6C-158 16 -136 24 -116 20C-104 18 -96 14 -90 12Z',
      inks.skin,
    ) +
    shape('M-164 6C-158 16 -136 24 -116 20C-104 18 -96 14 -90 12L-92 2C-120 10 -146 8 -164 6Z', inks.throat) +
    skinScales([
      [-126, -20, 8],
      [-142, -14, 7],
      [-112, -12, 8],
      [-128, -4, 6],
      [-154, -10, 4],
      [-104, -2, 6],
    ]) +
    shape(oval(-149, -2, 5, 4.6), '#142420') +
    shape(oval(-150.5, -3.6, 1.5), '#ffffff') +
    line('M-166 4Q-156 9 -144 8', '#23352e', 1.6);
  const chance = random(5);
  let growthLines = '';
  for (const [cx, cy] of SCUTE_CENTRES)
    for (let i = 0; i < 9; i++) {
      const angle = chance() * Math.PI * 2;
      const length = between(chance, 9, 22);
      growthLines += `M${round(cx + Math.cos(angle) * 4)} ${round(cy + Math.sin(angle) * 3)}L${round(cx + Math.cos(angle) * length)} ${round(cy + Math.sin(angle) * length * 0.8)}`;
    }
  const shell =
    shape(TURTLE_SHELL, inks.shell) +
    clipped(
      TURTLE_SHELL,
      shape(
        'M-100 2C-92 -46 -42 -70 14 -64C64 -58 100 -30 116 8L92 -2C70 -30 40 -50 0 -56C-50 -58 -84 -36 -90 2Z',
        inks.rim,
      ) +
        TURTLE_SCUTES.map((d, i) =>
          shape(
            d,
            i % 3 === 1 ? inks.scuteLit : inks.scute,
            `stroke="${inks.seam}" stroke-width="2.200" stroke-linejoin="round"`,
          ),
        ).join('') +
        line(growthLines, inks.seam, 1.8, 'opacity=".55"') +
        sprayed(
          TURTLE_SHELL,
          '#0b2f3e',
          linear(
            [
              [0, '#000', 0],
              [0.55, '#000', 0.08],
              [1, '#000', 0.8],
            ],
            0.4,
            0,
            0.6,
            1,
          ),
        ) +
        sprayed(
          TURTLE_SHELL,
          '#fff1bd',
          linear(
            [
              [0, '#000', 0.62],
              [0.3, '#000', 0.12],
              [0.6, '#000', 0],
            ],
            0.3,
            0,
            0.5,
            1,
          ),
        ),
    );
  const nearFlipperPath = 'M-76 34C-104 66 -100 124 -44 176C-32 186 -20 178 -26 162C-42 120 -40 84 -28 54Z';
  const nearFlipper =
    shape(nearFlipperPath, inks.skin) +
    shape(
      'M-28 54C-40 84 -42 120 -26 162C-22 174 -26 182 -34 180C-62 130 -64 84 -50 50Z',
      inks.skinShade,
      'opacity=".55"',
    ) +
    `<g>${skinScales([
      [-42, 158, 6],
      [-56, 138, 8],
      [-68, 114, 9],
      [-74, 90, 9],
      [-70, 66, 9],
      [-54, 116, 7],
      [-56, 92, 7],
      [-52, 70, 7],
      [-42, 136, 5],
    ])}</g>` +
    sprayed(
      nearFlipperPath,
      '#12382f',
      linear(
        [
          [0, '#000', 0.6],
          [0.3, '#000', 0.08],
          [1, '#000', 0],
        ],
        0,
        0,
        0.2,
        1,
      ),
    );
  return place(farFlipper + hindFlippers + head + shell + nearFlipper, { x, y, scale, turn });
}

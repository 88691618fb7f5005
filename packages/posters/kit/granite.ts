// Granite boulders: one alone or a row along a shore.
import { between, noise, random } from './chance';
import { clipped, linear, mix, radial, shape, sprayed } from './ink';
import type { Side, Stone } from './inks';
import { type Point, round, smoothPath, trace } from './path';

type BoulderOptions = {
  streaks?: number;
  cracks?: number;
  sprayShade?: boolean;
  lightFrom?: Side;
  foot?: string;
  dust?: number;
  rimOnly?: boolean;
};

/**
 * A rounded granite boulder: a dark body, three lighter planes, grain, streaks of rain, a crack and a dark foot. The
 * light comes from the upper left; 1 for `lightFrom` means from the right. `rimOnly` draws a dark boulder with one
 * bright edge, for evening scenes.
 */
export function boulder(
  seed: number,
  cx: number,
  cy: number,
  width: number,
  height: number,
  inks: Stone,
  options: BoulderOptions = {},
): string {
  const {
    streaks = 4,
    cracks = 1,
    sprayShade = false,
    lightFrom = -1,
    foot,
    dust = 210,
    rimOnly = false,
  } = options;
  const chance = random(seed);
  const rough = noise(seed + 5);
  const squareness = between(chance, 2.3, 3.2);
  const rim: Point[] = [];
  for (let i = 0; i < 44; i++) {
    const angle = (i / 44) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const radius = (Math.abs(cos) ** squareness + Math.abs(sin) ** squareness) ** (-1 / squareness);
    const bumpy = 1 + 0.13 * rough(cos * 0.9 + seed, sin * 0.9) + 0.035 * rough(cos * 3 + seed, sin * 3);
    rim.push([
      cx + (cos * radius * bumpy * width) / 2,
      cy + ((sin * radius * bumpy * height) / 2) * (sin > 0 ? 0.9 : 1),
    ]);
  }
  const outline = smoothPath(rim, true);
  const plane = (dx: number, dy: number, shrink: number, wobble: number) =>
    smoothPath(
      rim.map(([x, y], i): Point => {
        const k = 1 + wobble * rough(i * 0.22 + dx, seed + shrink * 9);
        return [
          cx + (x - cx) * shrink * k - lightFrom * dx * width,
          cy + (y - cy) * shrink * k + dy * height,
        ];
      }),
      true,
    );

  let inside =
    shape(outline, inks.deep) +
    shape(plane(-0.1, -0.14, 0.98, 0.05), inks.shade) +
    shape(plane(-0.17, -0.24, 0.92, 0.07), inks.mid) +
    shape(plane(-0.26, -0.42, 0.8, 0.1), inks.lit);

  if (rimOnly) {
    inside =
      shape(outline, inks.lit) +
      shape(plane(0.012, 0.022, 1.0, 0.012), inks.mid) +
      shape(plane(0.03, 0.06, 0.99, 0.03), inks.shade) +
      shape(plane(0.08, 0.2, 0.98, 0.06), inks.deep);
  }

  let darkDust = '';
  let lightDust = '';
  const specks = Math.round((width * height) / dust);
  for (let i = 0; i < specks; i++) {
    const angle = chance() * Math.PI * 2;
    const reach = between(chance, 0.45, 0.95);
    const x = cx + (Math.cos(angle) * reach * width) / 2;
    const y = cy + (Math.sin(angle) * reach * height) / 2;
    const towardLight = ((x - cx) / width) * 0.8 * lightFrom - (y - cy) / height;
    const size = round(between(chance, 0.5, 2));
    const speck = trace`M${x} ${y}h${size}v${size}h${-size}z`;
    if (towardLight > chance() * 0.35) lightDust += speck;
    else darkDust += speck;
  }
  inside +=
    shape(darkDust, inks.crack, 'opacity=".35"') +
    shape(lightDust, mix(inks.lit, '#ffffff', 0.4), 'opacity=".5"');

  for (let i = 0; i < streaks; i++) {
    const x = cx + (chance() - 0.5) * width * 0.8;
    const y = cy - height * 0.42 * chance();
    const length = height * between(chance, 0.25, 0.65);
    const half = width * between(chance, 0.004, 0.011);
    inside += shape(
      smoothPath(
        [
          [x - half * 0.3, y],
          [x - half * 1.3, y + length * 0.35],
          [x + (chance() - 0.5) * half * 3, y + length],
          [x + half * 1.1, y + length * 0.5],
        ],
        true,
      ),
      inks.deep,
      'opacity=".3"',
    );
  }
  for (let i = 0; i < cracks; i++) {
    if (chance() < 0.3) continue;
    const points: Point[] = [];
    let x = cx + (chance() - 0.5) * width * 0.6;
    const lean = (chance() - 0.4) * 0.12;
    for (let y = cy - height * 0.6; y < cy + height * between(chance, 0.1, 0.5); y += height * 0.1) {
      points.push([x, y]);
      x += width * (lean * 0.5 + (chance() - 0.5) * 0.05);
    }
    const back = points
      .slice()
      .reverse()
      .map(([px, py], k): Point => [px + width * 0.009 * (k / points.length), py]);
    inside += shape(smoothPath([...points, ...back], true), inks.crack, 'opacity=".6"');
  }
  if (sprayShade && rimOnly) {
    inside +=
      sprayed(
        outline,
        inks.mid,
        linear([
          [0, '#000', 0.75],
          [0.3, '#000', 0.12],
          [0.6, '#000', 0],
        ]),
      ) +
      sprayed(
        outline,
        inks.crack,
        linear([
          [0, '#000', 0],
          [0.4, '#000', 0.1],
          [1, '#000', 0.9],
        ]),
      );
  } else if (sprayShade) {
    const away = radial(
      [
        [0, inks.crack, 0],
        [0.5, inks.crack, 0.04],
        [1, inks.crack, 0.8],
      ],
      cx + lightFrom * width * 0.22,
      cy - height * 0.3,
      width * 0.86,
    );
    const toward = radial(
      [
        [0, inks.lit, 0.85],
        [0.7, inks.lit, 0.1],
        [1, inks.lit, 0],
      ],
      cx + lightFrom * width * 0.26,
      cy - height * 0.36,
      width * 0.4,
    );
    inside += sprayed(outline, inks.crack, away) + sprayed(outline, inks.lit, toward);
  }
  if (foot) {
    const low = plane(0, 0.66, 1.04, 0.06);
    inside += shape(low, foot, 'opacity=".55"') + shape(plane(0, 0.8, 1.06, 0.05), foot, 'opacity=".8"');
  }
  return clipped(outline, inside);
}

/** Boulders of different sizes from one x to another, drawn from back to front. `shoreAt(x)` is the y they stand on. */
export function boulderShore(
  seed: number,
  count: number,
  fromX: number,
  toX: number,
  shoreAt: (x: number) => number,
  smallest: number,
  largest: number,
  inks: Stone,
  options: BoulderOptions = {},
): string {
  const chance = random(seed);
  const stones: [x: number, y: number, size: number][] = [];
  for (let i = 0; i < count; i++) {
    const x = between(chance, fromX, toX);
    stones.push([x, shoreAt(x) + chance() * largest * 0.2, smallest + chance() ** 2 * (largest - smallest)]);
  }
  stones.sort((a, b) => a[1] - b[1]);
  return stones
    .map(([x, y, size], i) =>
      boulder(seed * 100 + i, x, y - size * 0.22, size * 1.3, size * 0.9, inks, {
        streaks: 1,
        cracks: size > 40 ? 1 : 0,
        ...options,
      }),
    )
    .join('');
}

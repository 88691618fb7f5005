// The island itself: ridges, scrub, granite and sand.
import { between, noise, nth, pick, random } from './chance';
import { clipped, linear, mix, radial, shape, sprayed } from './ink';
import type { Leaves, Stone } from './inks';
import { type Point, polygon, round, smoothPath, smoothRing, WIDTH } from './path';

/** How far the land rises above its base level at each x. */
type Profile = (x: number) => number;
/** Points from left to right. */
type Skyline = readonly Point[];
/** The side the light comes from: -1 left, 1 right. */
type Side = -1 | 1;

/** A hill's profile for `ridge`: a rounded rise about a centre. */
export const rise =
  (centre: number, spread: number, height: number): Profile =>
  (x) =>
    height * Math.exp(-(((x - centre) / spread) ** 2));

/** Several rises added together. */
export const rises =
  (...list: readonly Profile[]): Profile =>
  (x) =>
    list.reduce((sum, each) => sum + each(x), 0);

/** The points of a skyline: a base level, a profile lifted from it, and seeded roughness. */
export function ridge(
  seed: number,
  level: number,
  roughness: number,
  frequency: number,
  profile: Profile = () => 0,
  fromX = -20,
  toX = WIDTH + 20,
): Point[] {
  const rough = noise(seed);
  const points: Point[] = [];
  for (let x = fromX; x <= toX; x += 8) {
    let value = 0;
    let weight = 1;
    let total = 0;
    let pitch = frequency;
    for (let octave = 0; octave < 5; octave++) {
      value += weight * rough((x * pitch) / 1000, seed);
      total += weight;
      weight *= 0.5;
      pitch *= 2.1;
    }
    points.push([x, level - profile(x) - (roughness * value) / total]);
  }
  return points;
}

/** A profile that sinks everything right of an x. */
export const sinkRightOf =
  (edge: number, slope = 0.6): Profile =>
  (x) =>
    x > edge ? (edge - x) * slope : 0;

/** The outline of land under a skyline, down to a foot; where the skyline dips below the foot there is no land. */
export const landBelow = (skyline: Skyline, foot: number) =>
  polygon([
    ...skyline.map(([x, y]): Point => [x, Math.min(y, foot)]),
    [nth(skyline, -1)[0], foot],
    [nth(skyline, 0)[0], foot],
  ]);

/** A profile that sinks everything left of an x, so that a headland tapers into the sea. */
export const sinkLeftOf =
  (edge: number, slope = 0.6): Profile =>
  (x) =>
    x < edge ? (x - edge) * slope : 0;

/** The skyline's height at an x. */
export const heightAt = (skyline: Skyline, x: number) =>
  skyline.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1];

/** A hazy layer of distant range with sprayed mist rising from its foot. */
export function farRange(skyline: Skyline, foot: number, ink: string, mist: string): string {
  const outline = landBelow(skyline, foot);
  return (
    shape(outline, ink) +
    sprayed(
      outline,
      mist,
      linear([
        [0, mist, 0],
        [0.45, mist, 0.1],
        [1, mist, 0.75],
      ]),
    )
  );
}

/** A scalloped leaf crown outline. */
function crownOutline(
  x: number,
  y: number,
  width: number,
  height: number,
  phase: number,
  scallops: number,
): string {
  const points: Point[] = [];
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2;
    const reach = 0.84 + 0.17 * Math.abs(Math.sin((angle * scallops) / 2 + phase));
    points.push([
      x + Math.cos(angle) * width * reach,
      y + Math.sin(angle) * height * reach * (Math.sin(angle) > 0 ? 0.75 : 1),
    ]);
  }
  return smoothPath(points, true);
}

/**
 * Scrub over a slope: leaf crowns back to front, each with a shaded, a middle and a lit plane (light from upper left).
 * `depth(x)` is how far below the skyline the scrub reaches.
 */
export function scrub(
  seed: number,
  skyline: Skyline,
  depth: Profile,
  size: number,
  inks: Leaves,
  perPoint = 1,
  lightFrom: Side = -1,
): string {
  const chance = random(seed);
  const crowns: [x: number, y: number, down: number][] = [];
  for (let i = 0; i < skyline.length * perPoint; i++) {
    const [x, y] = pick(chance, skyline);
    const down = chance();
    crowns.push([x + (chance() - 0.5) * 16, y + down * depth(x) + size * 0.3, down]);
  }
  crowns.sort((a, b) => a[1] - b[1]);
  let drawn = '';
  for (const [x, y, down] of crowns) {
    const s = size * between(chance, 0.75, 1.65) * (0.85 + 0.4 * down);
    const phase = chance() * 6;
    const scallops = 7 + Math.floor(chance() * 3);
    const middle = pick(chance, [inks[1], inks[2]]);
    drawn +=
      shape(crownOutline(x, y, s * 1.15, s * 0.92, phase, scallops), inks[0]) +
      shape(
        crownOutline(x + lightFrom * s * 0.16, y - s * 0.16, s * 0.92, s * 0.7, phase + 1, scallops),
        middle,
      );
    if (chance() < 0.72) {
      const lit = mix(inks[2], inks[3], between(chance, 0.35, 1));
      drawn += shape(
        crownOutline(x + lightFrom * s * 0.34, y - s * 0.36, s * 0.58, s * 0.38, phase + 2, scallops - 2),
        lit,
      );
    }
  }
  return drawn;
}

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
 * A rounded granite corestone: shaded body, three lighter planes toward the light, dry-brush grain, runoff streaks, a crack,
 * and a dark foot where it meets water or ground. Light from the upper left unless `lightFrom` is 1 (right).
 * `rimOnly` is for evening: a dark stone with one thin rim of light.
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
    const speck = `M${round(x)} ${round(y)}h${size}v${size}h${-size}z`;
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

/** A line of shore boulders of mixed sizes between two x, standing on `shoreAt(x)`; back ones first. */
export function boulderShore(
  seed: number,
  count: number,
  fromX: number,
  toX: number,
  shoreAt: Profile,
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

/** A ragged blob (reef patch, cloud shadow, rug of weed), flattened by giving less height than width. */
export function blob(
  seed: number,
  cx: number,
  cy: number,
  width: number,
  height: number,
  roughness = 0.3,
): string {
  const rough = noise(seed);
  return smoothRing(40, (angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = 1 + roughness * rough(cos * 1.1, sin * 1.1) + roughness * 0.4 * rough(cos * 3, sin * 3);
    return [cx + ((cos * width) / 2) * reach, cy + ((sin * height) / 2) * reach];
  });
}

/** Tufts of dry grass: fans of thin blades. */
export function grassTufts(
  seed: number,
  spots: readonly (readonly [x: number, y: number, scale?: number])[],
  height: number,
  inks: readonly string[],
): string {
  const chance = random(seed);
  return spots
    .map(([x, y, scale = 1]) => {
      let blades = '';
      for (let i = 0; i < 16; i++) {
        const lean = (i / 15 - 0.5) * 1.7 + (chance() - 0.5) * 0.3;
        const tall = height * scale * between(chance, 0.55, 1) * (1 - Math.abs(lean) * 0.25);
        const foot = x + (chance() - 0.5) * height * 0.3 * scale;
        const [tipX, tipY]: Point = [foot + lean * tall * 0.8, y - tall];
        const thick = height * 0.035 * scale;
        blades += shape(
          `M${round(foot - thick)} ${round(y)}Q${round(foot + lean * tall * 0.1)} ${round(y - tall * 0.6)} ${round(tipX)} ${round(tipY)}Q${round(foot + lean * tall * 0.25 + thick)} ${round(y - tall * 0.5)} ${round(foot + thick)} ${round(y)}Z`,
          nth(inks, i),
        );
      }
      return blades;
    })
    .join('');
}

// Clouds, halos, stars and birds.
import { between, nth, random } from './chance';
import { clipped, line, linear, mix, place, shape, sprayed, sprayGlow } from './ink';
import { oval, type Point, round, smoothPath, trace, WIDTH } from './path';

/** A heap cloud with a flat base, lit from the upper left. Tones are lit, middle and shaded. */
export function heapCloud(
  seed: number,
  x: number,
  base: number,
  width: number,
  [lit, middle, shaded]: readonly [lit: string, middle: string, shaded: string],
): string {
  const chance = random(seed);
  const outline = (drop: number, spread: number) => {
    const humps = 13;
    const tops: Point[] = [];
    for (let i = 0; i <= humps; i++) {
      const along = i / humps;
      const swell = Math.sin(Math.PI * along ** 0.9);
      tops.push([
        x + (along - 0.5) * width * spread,
        base + drop - swell * width * 0.2 * between(chance, 0.55, 1.3),
      ]);
    }
    let d = trace`M${x - 0.5 * width * spread} ${base + drop}`;
    for (let i = 1; i < tops.length; i++) {
      const [from, to] = [nth(tops, i - 1), nth(tops, i)];
      const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62;
      d += `A${round(radius)} ${round(radius)} 0 0 1 ${round(to[0])} ${round(i === humps ? base + drop : to[1])}`;
    }
    return `${d}Z`;
  };
  const whole = outline(0, 1);
  return clipped(
    whole,
    shape(whole, lit) +
      shape(outline(width * 0.05, 0.92), middle) +
      shape(outline(width * 0.1, 0.86), shaded) +
      sprayed(
        whole,
        shaded,
        linear([
          [0, shaded, 0],
          [0.6, shaded, 0.05],
          [1, shaded, 0.55],
        ]),
      ),
  );
}

/** A long streak of evening cloud, dark at the top and light at the bottom. The tones run from dark to light. */
export function streakCloud(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  tones: readonly string[],
): string {
  const layer = (layerSeed: number, cx: number, cy: number, w: number, h: number) => {
    const chance = random(layerSeed);
    const top: Point[] = [];
    const bottom: Point[] = [];
    const steps = 16;
    for (let i = 0; i <= steps; i++) {
      const along = i / steps;
      const swell = Math.sin(Math.PI * along) ** 0.7;
      top.push([cx + (along - 0.5) * w, cy - swell * h * between(chance, 0.35, 1)]);
      bottom.push([cx + (along - 0.5) * w, cy + swell * h * 0.28 * chance()]);
    }
    return smoothPath([...top, ...bottom.reverse()], true);
  };
  return tones
    .map((tone, i) =>
      shape(
        layer(
          seed + i * 50,
          x + i * 16,
          y + height * 0.2 * i,
          width * (1 - 0.17 * i),
          height * (1 - 0.28 * i),
        ),
        tone,
      ),
    )
    .join('');
}

/** Halos around a low sun: flat transparent discs with spray that is denser toward the sun. */
export const halos = (cx: number, cy: number, radii: readonly number[], ink: string, strength: number) =>
  radii
    .map((radius) => {
      const ring = oval(cx, cy, radius);
      return (
        shape(ring, ink, `opacity="${(strength * 0.25).toFixed(2)}"`) +
        sprayGlow(ring, ink, cx, cy, radius, strength)
      );
    })
    .join('');

/** Stars, more of them near the top. A few are larger. Their white is warm or cool. No star is lower than `lowest`. */
export function stars(seed: number, count: number, lowest: number): string {
  const chance = random(seed);
  let marks = '';
  for (let i = 0; i < count; i++) {
    const x = chance() * WIDTH;
    const y = chance() ** 1.8 * lowest;
    const size = 0.7 + chance() ** 5 * 2.4;
    marks += shape(
      oval(x, y, size),
      mix('#fff6dc', '#cfd6ff', chance()),
      `opacity="${round(0.35 + 0.6 * (1 - y / lowest))}"`,
    );
  }
  return marks;
}

/** A bird far away: two wings in one curved shape. */
export function glidingBird(x: number, y: number, scale: number, ink: string, turn = 0): string {
  const wings = 'M-26 -6Q-12 -14 0 0Q12 -15 27 -8Q12 -9 0 4Q-12 -8 -26 -6Z';
  return place(shape(wings, ink), { x, y, scale, turn });
}

/** A sea eagle in flight: white head and belly, grey wings with separate feathers at the tips. */
export function seaEagle(
  x: number,
  y: number,
  scale: number,
  { wing, body, edge }: { wing: string; body: string; edge: string },
  turn = 0,
): string {
  const half = 'M0 -4C-18 -16 -44 -20 -70 -10L-82 -13L-76 -7L-88 -7L-78 -2L-86 1L-74 2C-52 0 -24 6 0 9Z';
  const content =
    shape(half, wing) +
    place(shape(half, wing), { flip: true }) +
    shape('M-44 -17C-30 -15 -14 -9 0 -3L0 3C-18 -2 -34 -6 -50 -8Z', edge, 'opacity=".8"') +
    shape('M0 -9Q6 -10 7 -2L6 12L12 24L-4 24L-5 12Q-8 -4 0 -9Z', body) +
    shape('M0 -12Q6 -14 7 -7Q3 -3 -1 -5Z', body);
  return place(content, { x, y, scale, turn });
}

/** A reef heron as a silhouette, facing right. 130 units tall at scale 1. (x, y) is its feet. */
export function reefHeron(x: number, y: number, scale: number, ink: string, rim: string): string {
  const body =
    'M-46 -44C-30 -66 0 -74 18 -66C24 -76 22 -88 16 -98C10 -110 16 -124 30 -126' +
    'C36 -126 40 -123 42 -120L66 -113L42 -114C38 -110 30 -110 28 -106C34 -94 38 -78 32 -62' +
    'C26 -48 10 -38 -8 -38C-24 -38 -38 -40 -60 -30C-56 -36 -52 -40 -46 -44Z';
  const legs = 'M-6 -42L-8 0M6 -42L10 -20L6 0M-8 0H2M6 0H17';
  return place(
    line(legs, ink, 3.4) +
      shape(body, ink) +
      line('M32 -125C38 -125 40 -121 42 -119L64 -113M30 -104C36 -92 39 -78 33 -63', rim, 2.2),
    {
      x,
      y,
      scale,
    },
  );
}

// The sea, reefs and beaches seen from straight above.
import { blob } from './blob';
import { cells, type Frame } from './cells';
import { between, noise, nth, pick, random } from './chance';
import { boulder } from './granite';
import { clipped, each, line, type Part, shaded, shape, sprayFade, washed } from './ink';
import { GRANITE, SCRUB } from './inks';
import { heightAt, scrub } from './land';
import { box, HEIGHT, PAGE, type Point, round, smoothPath, trace, WIDTH } from './path';

/** The net of light that waves throw on shallow sand, clipped to an outline. `ink` is the colour of the light. */
export function lightNet(seed: number, spacing: number, ink: string, opacity: number, inside = PAGE): string {
  const rough = noise(seed + 9);
  const holes = cells(
    seed,
    spacing,
    [0, 0, WIDTH, HEIGHT],
    (x, y) => spacing * Math.max(0.015, 0.07 + 0.09 * rough(x / (spacing * 2.2), y / (spacing * 2.2))),
  );
  return clipped(inside, shape(PAGE + holes, ink, `fill-rule="evenodd" opacity="${opacity}"`));
}

/** Short curved lines on the water, most of them light. */
export function glints(seed: number, count: number): string {
  const chance = random(seed);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [chance() * WIDTH, chance() * HEIGHT, between(chance, 8, 30)] as const;
    const ink = chance() < 0.7 ? '#e9fff4' : '#0f7f98';
    const d = trace`M${x} ${y}q${size} ${-size * 0.35} ${size * 2} 0`;
    drawn += line(d, ink, 1.3, `opacity="${round(between(chance, 0.12, 0.45))}"`);
  }
  return drawn;
}

/**
 * A reef seen from above, clipped to an outline: a dark base, coral heads in several tones and sprayed shade at the
 * lower right.
 */
export function reefFromAbove(
  seed: number,
  outline: string,
  [x, y, width, height]: Frame,
  heads: number,
): string {
  const chance = random(seed);
  const tones = ['#0b5f7c', '#1b7f8c', '#3f9c8c', '#0a4a66', '#5aa58a', '#0f6f86'];
  let growth = '';
  for (let i = 0; i < heads; i++) {
    const size = between(chance, 5, 26);
    const at = blob(seed * 7 + i, x + chance() * width, y + chance() * height, size * 1.25, size, 0.35);
    growth += shape(at, pick(chance, tones), 'opacity=".75"');
  }
  return clipped(outline, shape(outline, '#0f6f86') + growth + shaded(outline, '#083f58', 0.7));
}

/**
 * Separate patches of reef on the sand. Each patch is made of several overlapping blobs. A row is centre x, centre y,
 * width and height.
 */
export const bommiesFromAbove = (patches: readonly Frame[], heads: number): string[] =>
  each(patches, (x, y, width, height) => {
    const chance = random(x);
    const lumps = Array.from({ length: 7 }, (_, i) => {
      const angle = (i / 7) * Math.PI * 2;
      const reach = i ? between(chance, 0.22, 0.36) : 0;
      const size = between(chance, 0.42, 0.66);
      return blob(
        x + i,
        x + Math.cos(angle) * reach * width,
        y + Math.sin(angle) * reach * height,
        size * width,
        size * height,
        0.16,
      );
    }).join('');
    return (
      shape(blob(x, x, y, width * 1.3, height * 1.35, 0.15), '#12819f', 'opacity=".4"') +
      reefFromAbove(x, lumps, [x - width, y - height, width * 2, height * 2], heads)
    );
  });

/**
 * A fringing reef along a shore. It starts `near` units and ends `far` units from the shore. Short strokes make its
 * outer edge uneven. Most coral lies close to the outer edge.
 */
export function fringeFromAbove(seed: number, shore: readonly Point[], near: number, far: number): Part {
  const chance = random(seed);
  const along = smoothPath(shore);
  const shoreStroke = (reach: number, ink: string, opacity = 1) =>
    line(along, ink, reach * 2, `opacity="${opacity}"`);
  /** A random point on the shore, with the unit vector that points out to sea. */
  const randomShorePoint = (): [x: number, y: number, outX: number, outY: number] => {
    const at = chance() * (shore.length - 1);
    const [from, to] = [nth(shore, Math.floor(at)), nth(shore, Math.floor(at) + 1)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    return [from[0] + dx * (at % 1), from[1] + dy * (at % 1), dy / length, -dx / length];
  };
  const tones = ['#0b5f7c', '#1b7f8c', '#3f9c8c', '#0a4a66', '#5aa58a', '#0f6f86', '#7a9a6a'];
  let spurs = '';
  for (let i = 0; i < shore.length * 14; i++) {
    const [x, y, outX, outY] = randomShorePoint();
    const [from, to] = [far * 0.7, far + between(chance, 10, 60)];
    const bend = between(chance, -14, 14);
    spurs += line(
      trace`M${x + outX * from} ${y + outY * from}L${x + outX * to - outY * bend} ${y + outY * to + outX * bend}`,
      '#0f6f86',
      between(chance, 14, 34),
    );
  }
  let heads = '';
  for (let i = 0; i < shore.length * 130; i++) {
    const [x, y, outX, outY] = randomShorePoint();
    // The larger of two random numbers puts more coral near the outer edge.
    const reach = near + (far + 20 - near) * Math.max(chance(), chance());
    const size = between(chance, 5, 24);
    heads += shape(
      blob(seed * 7 + i, x + outX * reach, y + outY * reach, size * 1.25, size, 0.3),
      pick(chance, tones),
      'opacity=".75"',
    );
  }
  return [
    shoreStroke(far + 90, '#1485a0', 0.35),
    shoreStroke(far + 50, '#12819f', 0.4),
    spurs,
    shoreStroke(far - 4, '#0f6f86'),
    shoreStroke(near + (far - near) * 0.45, '#2a9a9c', 0.55),
    heads,
    shoreStroke(near, '#6fd3c4', 0.85),
  ];
}

/**
 * Bush from the beach down to the bottom of the picture. The shore runs from left to right. `beach(x)` is the width of
 * the sand.
 */
export function bushBehind(
  seed: number,
  shore: readonly Point[],
  beach: (x: number) => number,
  crown: number,
): string {
  const rough = noise(seed);
  const crest: Point[] = [];
  for (let x = -40; x < WIDTH + 60; x += 8) {
    const i = shore.findIndex(([px]) => px >= x);
    const [[x1, y1], [x2, y2]] = [nth(shore, i - 1), nth(shore, i)];
    const y = y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
    crest.push([x, y + beach(x) + 24 * rough(x / 130, 0)]);
  }
  return scrub(31, crest, (x) => HEIGHT + 10 - heightAt(crest, x), crown, SCRUB.near, 12);
}

/** The shoreline with each point moved a little, so that parallel lines along it differ. */
export const roughened = (shore: readonly Point[], wobble: number): Point[] =>
  shore.map(([x, y], i) => [x + wobble * Math.sin(i * 2.3), y + wobble * Math.cos(i * 1.7)]);

/**
 * Returns a function for the outline of the land at the bottom of the picture. The shore runs from left to right.
 * `reach` moves it out to sea.
 */
export const landAtFoot =
  (shore: readonly Point[]) =>
  (reach: number, wobble: number): string => {
    const moved = shore.map(([x, y], i): Point => {
      const [before, after] = [shore[i - 1] ?? nth(shore, i), shore[i + 1] ?? nth(shore, i)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const share = reach / Math.hypot(dx, dy);
      return [x + dy * share, y - dx * share];
    });
    const corners: Point[] = [
      [WIDTH + 100, HEIGHT + 60],
      [-100, HEIGHT + 60],
    ];
    return smoothPath([...roughened(moved, wobble), ...corners], true);
  };

/** Open water that gets darker toward the top of the picture. The shore is at the bottom. */
export const bayFromAbove = (): Part => [
  washed(PAGE, '#0d6d87', '#1b93b0 24%', '#25aabb 44%', '#7fdccb 76%', '#9fe8d8'),
  sprayFade(box(0, 0, WIDTH, 460), '#0b5f7c', 0.85, 0),
];

/**
 * The wake of a boat at the origin that travels along +x: foam in the middle and two diverging arms. The foam gets
 * thinner toward the stern side.
 */
export function wake(seed: number, length: number): string {
  const chance = random(seed);
  const rough = noise(seed);
  let foam = '';
  for (let i = 0; i < 620; i++) {
    const back = chance() ** 1.5;
    const x = -45 - back * length;
    const arm = i % 4;
    const wander = rough(back * 7, arm) * back * 16;
    const side = arm === 0 ? 0 : arm === 1 ? -1 : 1;
    const spread = side === 0 ? (chance() - 0.5) * (20 + back * 34) : (chance() - 0.5) * (5 + back * 40);
    const y = side * (14 + back * length * 0.15) + wander + spread;
    const size = between(chance, 0.4, 1.2) * (1.1 - 0.6 * back);
    const d = blob(seed * 900 + i, x, y, 30 * size * between(chance, 0.5, 1.6), 8 * size, 0.45);
    foam += shape(d, '#fbfff8', `opacity="${round((0.95 - 0.8 * back) * between(chance, 0.5, 1))}"`);
  }
  const trail = `M-40 -12L${-length} ${-length * 0.09}Q${-length * 1.06} 0 ${-length} ${length * 0.09}L-40 12Z`;
  const bow = 'M20 -17Q52 -12 66 -2Q40 -24 -40 -26ZM20 17Q52 12 66 2Q40 24 -40 26Z';
  return shaded(trail, '#eafff6', 0.9, [0, 0, 1, 0]) + foam + shape(bow, '#ffffff', 'opacity=".85"');
}

/** Granite boulders from above, each with its shadow in the water. A row is x, y, width and height. */
export const stonesFromAbove = (seed: number, stones: readonly Frame[]): string[] =>
  stones.map(
    ([x, y, width, height], i) =>
      shape(
        blob(seed + 20 + i, x + width * 0.12, y + height * 0.16, width * 1.15, height * 1.1, 0.15),
        '#0f5a72',
        'opacity=".45"',
      ) + boulder(seed + i, x, y, width, height, GRANITE.above, { streaks: 0, sprayShade: width > 70 }),
  );

/**
 * A beach from above: shallows, wash, wet sand and dry sand. `edgeAt(reach)` is the outline of the sand, moved `reach`
 * units out to sea. `bottom` is drawn on top of the shallows, under the foam and the sand.
 */
export function beachFromAbove(edgeAt: (reach: number, wobble: number) => string, bottom: Part = ''): Part {
  const dry = edgeAt(0, 0);
  return [
    shape(edgeAt(120, 18), '#b5f0df', 'opacity=".35"'),
    bottom,
    shape(edgeAt(44, 6), '#d9fbf0', 'opacity=".7"'),
    shape(edgeAt(26, 9), '#fffdf4', 'opacity=".9"'),
    shape(edgeAt(18, 6), '#e3cfa0'),
    shape(dry, '#fbe8c2'),
    shaded(dry, '#e0b67e', 0.5),
  ];
}

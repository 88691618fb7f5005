// Beaches and what stands on them, seen from the height of a person.
import { blob } from './blob';
import { nth } from './chance';
import { boulder } from './granite';
import { clipped, place, shaded, shape } from './ink';
import { ACCENT, GRANITE } from './inks';
import { box, HEIGHT, oval, type Point, polygon, smoothPath } from './path';

/** A beach in front of the viewer: wash, foam, wet sand and dry sand. `edge` is the waterline from left to right. */
export function beach(edge: readonly Point[]): string {
  const first = nth(edge, 0);
  const last = nth(edge, -1);
  const at = (lift: number) =>
    smoothPath(
      [
        ...edge.map(([x, y]): Point => [x, y - lift]),
        [last[0] + 60, HEIGHT + 60],
        [first[0] - 60, HEIGHT + 60],
      ],
      true,
    );
  return (
    shape(at(34), '#dcfaee', 'opacity=".5"') +
    shape(at(17), '#fffdf4', 'opacity=".95"') +
    shape(at(8), '#c9f4e4') +
    shape(at(5), '#e0c590') +
    shape(at(-12), '#fdefd0') +
    shaded(at(-12), '#d9a87c', 0.5)
  );
}

/** Footprints along a path, left and right in turn. */
export function footprints(path: readonly Point[]): string[] {
  return path.map(([x, y], i) => {
    const size = 5 + (y / HEIGHT) * 9;
    return shape(
      oval(x + (i % 2 ? size * 0.8 : -size * 0.8), y, size, size * 0.42),
      '#cfa67c',
      'opacity=".75"',
    );
  });
}

/** A smooth gum trunk, from `foot` to the top of the picture, lit on its left. `lean` moves its top sideways. */
export function gumTrunk(x: number, foot: number, width: number, lean: number): string {
  const half = width / 2;
  const d =
    `M${x - half * 1.7} ${foot}C${x - half * 0.9} ${foot - 90} ${x - half} ${foot - 320} ${x - half + lean * 0.4} ${foot - 560}` +
    `L${x - half * 0.8 + lean} -20H${x + half * 0.8 + lean}L${x + half + lean * 0.4} ${foot - 560}` +
    `C${x + half} ${foot - 320} ${x + half * 0.9} ${foot - 90} ${x + half * 1.9} ${foot}` +
    `Q${x + half * 1.2} ${foot - 6} ${x + half * 0.7} ${foot + 18}Q${x + half * 0.2} ${foot + 4} ${x - half * 0.4} ${foot + 16}` +
    `Q${x - half * 1.1} ${foot - 2} ${x - half * 1.7} ${foot}Z`;
  const patches = [0.2, 0.36, 0.55, 0.74].map((t, i) =>
    shape(
      blob(
        40 + i,
        x + lean * t * 0.7 + (i % 2 ? half * 0.3 : -half * 0.3),
        foot - foot * t,
        width * 0.5,
        120,
        0.4,
      ),
      i % 2 ? '#c98d6c' : '#fff1dc',
      'opacity=".55"',
    ),
  );
  return shape(d, '#e6cdb4') + clipped(d, patches.join('')) + shaded(d, '#6b4a66', 0.95, [0, 0, 1, 0]);
}

/** A striped rug on the sand in perspective. The corners are left, back, right and front. */
export function rug([left, back, right, front]: readonly [Point, Point, Point, Point]): string {
  const along = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const outline = polygon([left, back, right, front]);
  const stripes = [0.12, 0.34, 0.56, 0.78].map((t) =>
    shape(
      polygon([
        along(left, back, t),
        along(left, back, t + 0.1),
        along(front, right, t + 0.1),
        along(front, right, t),
      ]),
      '#fffaf0',
    ),
  );
  return (
    shape(outline, '#3b2a48', 'opacity=".3" transform="translate(6 10)"') +
    clipped(outline, shape(outline, ACCENT) + stripes.join('') + shaded(outline, '#7d3040', 0.6))
  );
}

/** A harbour beacon: a white tower with a red band and a lantern. 150 units tall at scale 1. (x, y) is its foot. */
export const beacon = (x: number, y: number, scale: number) =>
  place(
    shape('M-22 0L-14 -104H14L22 0Z', '#fffaf0') +
      shape('M4 0L4 -104H14L22 0Z', '#b9c9c6') +
      shape('M-18.500 -46L-15.800 -80H15.800L18.500 -46Z', '#c8332b') +
      shape('M4 -46V-80H15.800L18.500 -46Z', '#8a2540') +
      shape(box(-20, -110, 40, 8), '#12213f') +
      shape(box(-9, -132, 18, 22), '#f58a55') +
      shape('M-14 -132H14L0 -148Z', '#12213f'),
    { x, y, scale },
  );

/** A boulder half in the sand, with its shadow at the lower right. */
export function stoneOnSand(seed: number, x: number, y: number, width: number, height: number): string {
  const foot = y + height * 0.4;
  const ground = smoothPath(
    [
      [x - width, foot - height],
      [x + width, foot - height],
      [x + width * 0.8, foot - height * 0.06],
      [x + width * 0.3, foot + height * 0.02],
      [x - width * 0.1, foot - height * 0.02],
      [x - width * 0.5, foot - height * 0.09],
      [x - width, foot - height * 0.14],
    ],
    true,
  );
  return (
    shape(
      blob(seed, x + width * 0.16, foot - height * 0.04, width * 1.12, height * 0.24, 0.2),
      '#9a6a54',
      'opacity=".4"',
    ) +
    clipped(
      `${box(x - width, y - height, width * 2, height)}${ground}`,
      boulder(seed, x, y, width, height, GRANITE.day, { dust: 260, streaks: 5, sprayShade: true }),
    )
  );
}

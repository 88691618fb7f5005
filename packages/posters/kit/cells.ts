// Voronoi cells: a plane divided into irregular cells. Light nets and turtle scales are drawn with them.
import { noise, nth, random } from './chance';
import { type Point, smoothPath } from './path';

/** A box in drawing units. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

/** Irregular cells that fill a frame, as smooth outlines. `gap(x, y)` is the space left between neighbouring cells. */
export function cells(
  seed: number,
  spacing: number,
  [left, top, width, height]: Frame,
  gap: (x: number, y: number) => number,
): string {
  const chance = random(seed);
  const rough = noise(seed);
  const columns = Math.ceil(width / spacing) + 4;
  const rows = Math.ceil(height / spacing) + 4;
  const sites: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const jitter = () => (chance() - 0.5) * spacing * 0.8;
      const shift = row % 2 ? 0.5 : 0;
      sites.push([
        left + (column - 1.5 + shift) * spacing + jitter(),
        top + (row - 1.5) * spacing + jitter(),
      ]);
    }
  }
  let drawn = '';
  for (const [x, y] of sites) {
    const reach = spacing * 1.6;
    let cell: Point[] = [
      [x - reach, y - reach],
      [x + reach, y - reach],
      [x + reach, y + reach],
      [x - reach, y + reach],
    ];
    for (const [ox, oy] of sites) {
      const distance = Math.hypot(ox - x, oy - y);
      if (distance > 0 && distance < reach * 2)
        cell = cutBy(cell, (x + ox) / 2, (y + oy) / 2, ox - x, oy - y);
    }
    const inset = 1 - gap(x, y) / spacing;
    const warp = (px: number, py: number, turn: number) =>
      spacing *
      (0.34 * rough(px / (spacing * 2.4) + turn, py / (spacing * 2.4)) +
        0.1 * rough(py / (spacing * 0.8), px / (spacing * 0.8) + turn));
    const bent = sidePoints(cell).map(([px, py]): Point => {
      const [nearX, nearY] = [x + (px - x) * inset, y + (py - y) * inset] as const;
      return [nearX + warp(nearX, nearY, 0), nearY + warp(nearX, nearY, 40)];
    });
    drawn += smoothPath(bent, true);
  }
  return drawn;
}

/**
 * Cuts a convex outline with the line through (mx, my). (nx, ny) is the normal of the line; the part behind it is kept.
 */
function cutBy(outline: readonly Point[], mx: number, my: number, nx: number, ny: number): Point[] {
  const side = ([x, y]: Point) => (x - mx) * nx + (y - my) * ny;
  return outline.flatMap((from, i) => {
    const to = nth(outline, i + 1);
    const [a, b] = [side(from), side(to)] as const;
    const kept: Point[] = a <= 0 ? [from] : [];
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
    return kept;
  });
}

/** Four points on each side of an outline. A smooth curve through them has rounded corners. */
const sidePoints = (outline: readonly Point[]) =>
  outline.flatMap((from, i): Point[] => {
    const to = nth(outline, i + 1);
    const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return [at(0.2), at(0.4), at(0.6), at(0.8)];
  });

// Outlines as SVG path data, and the size of the picture.
import { nth } from './chance';

/** A point in drawing units. */
export type Point = readonly [x: number, y: number];

/** The size of every picture in drawing units. `draw.ts` renders it at a larger size in pixels. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

/** Rounds to one decimal. This keeps the SVG small. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** A template tag for path data that rounds every number: trace`M${x} ${y}L0 0`. */
export const trace = (text: TemplateStringsArray, ...values: readonly (number | string)[]) =>
  text.reduce((d, next, i) => {
    const value = values[i - 1] ?? '';
    return d + (typeof value === 'number' ? round(value) : value) + next;
  });

/** The outline of a rectangle. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The outline of the whole picture. */
export const PAGE = box(0, 0, WIDTH, HEIGHT);

/** The outline of an ellipse. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const [wide, high] = [round(rx), round(ry)];
  const half = (way: number) => `a${wide} ${high} 0 1 0 ${round(way * rx * 2)} 0`;
  return trace`M${cx - rx} ${cy}${half(1)}${half(-1)}Z`;
}

/** The outline of a rectangle with rounded corners. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
  );
}

/** A closed outline with straight sides. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A smooth curve through the points (Catmull-Rom spline as cubic Béziers). */
export function smoothPath(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (i: number) => nth(points, closed ? i : Math.max(0, Math.min(last, i)));
  const [startX, startY] = at(0);
  let d = trace`M${startX} ${startY}`;
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d +=
      trace`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6}` +
      ` ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)}` +
      ` ${round(to[0])} ${round(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A smooth closed outline. `pointAt` is called for `count` angles around a circle. */
export function smoothRing(count: number, pointAt: (angle: number, i: number) => Point): string {
  return smoothPath(
    Array.from({ length: count }, (_, i) => pointAt((i / count) * Math.PI * 2, i)),
    true,
  );
}

/** The outline of a limb. Each joint is a point on its centre line and the width there. */
export function limb(...joints: readonly (readonly [x: number, y: number, width: number])[]): string {
  const side = (way: 1 | -1) =>
    joints.map(([x, y, width], i): Point => {
      const [x1, y1] = nth(joints, Math.max(0, i - 1));
      const [x2, y2] = nth(joints, Math.min(joints.length - 1, i + 1));
      const share = (way * width) / 2 / Math.hypot(x2 - x1, y2 - y1);
      return [x - (y2 - y1) * share, y + (x2 - x1) * share];
    });
  return smoothPath([...side(1), ...side(-1).reverse()], true);
}

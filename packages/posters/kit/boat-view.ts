// The projection of the boat from three dimensions to the picture.
import { nth } from './chance';
import { line } from './ink';
import { type Point, polygon, trace } from './path';

/** A point in boat units: forward, toward the near side, up from the water. */
export type At = readonly [forward: number, side: number, up: number];

/** The sine of the angle at which the viewer looks down. */
const DOWN = 0.125;

export type View = ReturnType<typeof viewFrom>;

/** The projection for a heading. `heading` is how many degrees the bow is turned toward the viewer. */
export function viewFrom(heading: number) {
  const ahead = Math.sin((heading * Math.PI) / 180);
  const abeam = Math.cos((heading * Math.PI) / 180);
  /** Projects a point of the boat to the picture. */
  const see = ([forward, side, up]: At): Point => [
    forward * abeam - side * ahead,
    (forward * ahead + side * abeam) * DOWN - up,
  ];
  return {
    ahead,
    abeam,
    see,
    face: (...corners: readonly At[]) => polygon(corners.map(see)),
    /** Whether a face is visible. Its corners run clockwise when seen from outside. */
    faces: (...corners: readonly At[]) => area(corners.map(see)) > 0,
    /** The outline of a solid with these corners. */
    solid: (...corners: readonly At[]) => polygon(convexHull(corners.map(see))),
    bar: (ink: string, width: number, ...places: readonly At[]) =>
      line(`M${places.map((at) => trace`${see(at)[0]} ${see(at)[1]}`).join('L')}`, ink, width),
  };
}

/** Twice the signed area of a polygon. The sign gives the direction of its points. */
const area = (points: readonly Point[]) =>
  points.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = nth(points, i + 1);
    return sum + x1 * y2 - x2 * y1;
  }, 0);

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  const half = (from: readonly Point[]) =>
    from.reduce<Point[]>((kept, point) => {
      while (kept.length > 1 && area([nth(kept, -2), nth(kept, -1), point]) <= 0) kept.pop();
      kept.push(point);
      return kept;
    }, []);
  return [...half(sorted).slice(0, -1), ...half([...sorted].reverse()).slice(0, -1)];
}

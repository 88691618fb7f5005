// How a solid boat is seen from one heading.
import { nth } from './chance';
import { line } from './ink';
import { type Point, polygon, trace } from './path';

/** A place aboard in the boat's own units: forward, to the side we see, up from the water. */
export type At = readonly [forward: number, side: number, up: number];

/** Sine of the angle from which we look down. */
const DOWN = 0.125;

export type View = ReturnType<typeof viewFrom>;

/** The boat as it is seen with its bow turned toward us by `heading` degrees. */
export function viewFrom(heading: number) {
  const ahead = Math.sin((heading * Math.PI) / 180);
  const abeam = Math.cos((heading * Math.PI) / 180);
  /** Where a place aboard comes to lie on the page. */
  const see = ([forward, side, up]: At): Point => [
    forward * abeam - side * ahead,
    (forward * ahead + side * abeam) * DOWN - up,
  ];
  return {
    ahead,
    abeam,
    see,
    face: (...corners: readonly At[]) => polygon(corners.map(see)),
    /** Whether a face whose corners run clockwise seen from outside is turned to us. */
    faces: (...corners: readonly At[]) => area(corners.map(see)) > 0,
    /** The outline of a body with these corners. */
    solid: (...corners: readonly At[]) => polygon(around(corners.map(see))),
    bar: (ink: string, width: number, ...places: readonly At[]) =>
      line(`M${places.map((at) => trace`${see(at)[0]} ${see(at)[1]}`).join('L')}`, ink, width),
  };
}

/** Twice the area of a polygon; below 0 when it runs the other way round. */
const area = (points: readonly Point[]) =>
  points.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = nth(points, i + 1);
    return sum + x1 * y2 - x2 * y1;
  }, 0);

/** The corners of the outline round some points (their convex hull). */
function around(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  const half = (from: readonly Point[]) =>
    from.reduce<Point[]>((kept, point) => {
      while (kept.length > 1 && area([nth(kept, -2), nth(kept, -1), point]) <= 0) kept.pop();
      kept.push(point);
      return kept;
    }, []);
  return [...half(sorted).slice(0, -1), ...half([...sorted].reverse()).slice(0, -1)];
}

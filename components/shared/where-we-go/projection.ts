import { coast } from '@/site/island';

type Position = { longitude: number; latitude: number };

/** Degrees of longitude are shorter than those of latitude by the cosine of the latitude. */
const COSINE = Math.cos((19.14 * Math.PI) / 180);

/** Where a position is on the map, which is 360 wide and 300 high. One unit is 48 m. */
export const onMap = ({ longitude, latitude }: Position) => ({
  x: 14 + (longitude - 146.778) * COSINE * 2340,
  y: 64 - (latitude + 19.103) * 2340,
});

/** The corners of the coast. The last one is the first. */
export const corners: readonly Position[] = coast.split(' ').map((corner) => {
  const [east = 0, south = 0] = corner.split(',').map(Number);
  return { longitude: 146 + east / 10_000, latitude: -19 - south / 10_000 };
});

/** The coast as an SVG path to half a unit, or 24 m. Steps from corner to corner are shorter than positions. */
export function coastPath(): string {
  const points = corners.map(onMap).map(({ x, y }) => [Math.round(x * 2), Math.round(y * 2)] as const);
  const steps = points.map(([x, y], index) => {
    const [lastX, lastY] = points[index - 1] ?? [0, 0];
    return `${(x - lastX) / 2} ${(y - lastY) / 2}`;
  });
  return `m${steps.join(' ').replaceAll(' -', '-').replace(/\b0\./g, '.')}z`;
}

// FAQ, first picture: clear water from straight above, with sand ripples, a net of light and a blue-spotted ray.
import { glints, lightNet } from '../kit/above';
import { noise } from '../kit/chance';
import { shoal } from '../kit/fish';
import { each, line, linear, type Part, painted, place, shape, sprayFade } from '../kit/ink';
import { box, PAGE, type Point, smoothPath, smoothRing, WIDTH } from '../kit/path';
import { blueSpottedRay } from '../kit/ray';

/** Ripples in the sand: long curves, each with a dark and a light side. */
function sandRipples(): string {
  const rough = noise(7);
  let dark = '';
  let light = '';
  for (let row = -2; row < 34; row++) {
    const points: Point[] = [];
    for (let x = -40; x <= WIDTH + 40; x += 40) {
      points.push([x, row * 32 + 0.1 * x + 26 * rough(x / 420, row / 6) + 10 * rough(x / 130, row)]);
    }
    dark += smoothPath(points);
    light += smoothPath(points.map(([x, y]): Point => [x, y - 9]));
  }
  return line(dark, '#63bfae', 9, 'opacity=".38"') + line(light, '#fffbe6', 5, 'opacity=".4"');
}

export const draw = (): Part => [
  painted(
    PAGE,
    linear(
      [
        [0, '#f3f2d2'],
        [0.3, '#c9f0da'],
        [0.62, '#8fdcd0'],
        [1, '#3fb0b8'],
      ],
      0,
      0,
      1,
      1,
    ),
  ),
  sprayFade(PAGE, '#1b93b0', 0, 0.5, 0.2, 0, 1, 1),
  sandRipples(),
  each(
    [
      [1310, 190, 30, 10],
      [330, 700, 24, -30],
      [1180, 800, 20, 40],
    ],
    (x, y, size, turn) => place(seaStar(), { x, y, scale: size / 30, turn }),
  ),
  place(blueSpottedRay('shadow'), { x: 800, y: 526, scale: 0.86, turn: -84, opacity: 0.34 }),
  lightNet(5, 150, '#ffffff', 0.62),
  lightNet(8, 92, '#eafff6', 0.26),
  place(blueSpottedRay('ray'), { x: 760, y: 470, scale: 0.92, turn: -84 }),
  lightNet(15, 120, '#fffbe0', 0.3, box(620, 340, 520, 260)),
  shoal(4, 420, 400, 260, 90, 9, 44, '#3f8f96', { turn: 12, opacity: 0.8 }),
  glints(12, 120),
];

/** A sea star with five short arms, about 60 units wide. */
function seaStar(): string {
  const outline = smoothRing(40, (angle) => {
    const reach = 17 + 15 * Math.max(0, Math.cos(angle * 5)) ** 1.4;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return (
    shape(outline, '#2f8a90', 'opacity=".4" transform="translate(4 5)"') +
    shape(outline, '#f0a05a') +
    place(shape(outline, '#ffc98a'), { scale: 0.55, x: -1, y: -1 })
  );
}

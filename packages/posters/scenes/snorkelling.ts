// Snorkelling, first picture: a snorkeller from straight above, at the outer edge of the fringing reef. Deep water is
// on the right.
import { glints, lightNet } from '../kit/above';
import { blob } from '../kit/blob';
import { between, nth, pick, random } from '../kit/chance';
import { shoal } from '../kit/fish';
import { clipped, mix, type Part, place, shape, sprayFade, washed } from '../kit/ink';
import { CORAL, type CoralInks } from '../kit/inks';
import { box, HEIGHT, PAGE, round, smoothPath, smoothRing } from '../kit/path';
import { snorkeller, snorkellerShadow } from '../kit/snorkeller';
import { greenTurtleFromAbove } from '../kit/turtle';

/** The edge of the reef from the top of the picture to the bottom. `out` moves it toward the deep water. */
const edge = (out: number) =>
  smoothPath(
    [
      [-40, -40],
      [890 + out * 0.7, -40],
      [830 + out, 90],
      [730 + out, 190],
      [770 + out, 320],
      [690 + out, 430],
      [600 + out, 520],
      [650 + out, 650],
      [560 + out, 770],
      [460 + out, 880],
      [480 + out, 1040],
      [-40, 1040],
    ],
    true,
  );

const SWIMMER = { x: 606, y: 474, scale: 0.74, turn: 76 };
/** The patch of sand under the shadow of the snorkeller. */
const SAND = { x: 570, y: 596, halfWidth: 290, halfHeight: 92 };

/** The deep water on the right: layers of blue that get darker away from the reef. */
const water = (): Part => [
  washed(PAGE, '#1d9cbc', '#0c7fae 45%', '#07497a'),
  sprayFade(box(700, 0, 900, HEIGHT), '#07497a', 0, 0.8, 0, 0.1, 1, 0.7),
  shape(edge(250), '#1590b4', 'opacity=".5"'),
  shape(edge(150), '#27a9c4', 'opacity=".55"'),
  shape(edge(70), '#55c9c4', 'opacity=".6"'),
];

/** The top of the reef: pale sand and corals, denser toward the edge. */
function reefTop(): Part {
  const chance = random(61);
  const heads: string[] = [];
  // Most corals of a reef are brown and olive. A few have bright colours.
  const olive: CoralInks = ['#4a4a2a', '#8f8a48', '#c9c286'];
  const brown: CoralInks = ['#5a3f34', '#a8764e', '#dcb88a'];
  const inks = [CORAL.rose, brown, olive, CORAL.gold, CORAL.violet, olive, brown, CORAL.lilac, CORAL.teal];
  for (let i = 0; i < 230; i++) {
    const y = between(chance, -20, 1020);
    const limit = 830 - 0.36 * y;
    const x = limit * Math.sqrt(chance()) * 1.02 - 10;
    const size = between(chance, 34, 120) * (0.5 + (0.6 * x) / limit);
    if (((x - SAND.x) / SAND.halfWidth) ** 2 + ((y - SAND.y) / SAND.halfHeight) ** 2 < 1) continue;
    heads.push(tableFromAbove(700 + i, x, y, size, nth(inks, i * 5 + Math.floor(i / 7)), i % 4));
  }
  const sand = blob(4, SAND.x - 20, SAND.y, SAND.halfWidth * 1.9, SAND.halfHeight * 1.7, 0.3);
  return [
    shape(edge(14), '#0a5a78', 'opacity=".75" transform="translate(26 22)"'),
    clipped(
      edge(0),
      shape(edge(0), '#7fd6c2') +
        Array.from({ length: 70 }, (_, i) =>
          shape(
            blob(
              90 + i,
              between(chance, 0, 640),
              between(chance, 0, 1000),
              between(chance, 60, 240),
              between(chance, 40, 120),
              0.5,
            ),
            pick(chance, ['#a9ecd6', '#3f9c9a', '#2f8a90', '#c9f4e4']),
            'opacity=".6"',
          ),
        ).join(''),
    ),
    clipped(edge(0), shape(sand, '#bdf0dc')),
    heads,
  ];
}

/** A coral from above: an irregular table or a rounded dome, lit at the upper left, with its shadow. */
function tableFromAbove(
  seed: number,
  x: number,
  y: number,
  size: number,
  inks: CoralInks,
  kind: number,
): string {
  const [shadow, body, tip] = inks;
  const outline =
    kind < 2 ? lobes(seed, x, y, size / 2, kind === 0 ? 9 : 13) : blob(seed, x, y, size, size * 0.86, 0.3);
  const underwater = (ink: string, share: number) => mix(ink, '#3fb0b8', share);
  return (
    shape(
      outline,
      '#083f58',
      `opacity=".5" transform="translate(${round(size * 0.1)} ${round(size * 0.12)})"`,
    ) +
    shape(outline, underwater(shadow, 0.35)) +
    shape(
      kind < 2
        ? lobes(seed, x - size * 0.03, y - size * 0.04, size * 0.42, kind === 0 ? 9 : 13)
        : blob(seed, x - size * 0.05, y - size * 0.06, size * 0.8, size * 0.68, 0.3),
      underwater(body, 0.25),
    ) +
    shape(
      blob(seed + 3, x - size * 0.1, y - size * 0.12, size * 0.42, size * 0.36, 0.3),
      underwater(tip, 0.3),
      'opacity=".75"',
    )
  );
}

const lobes = (seed: number, x: number, y: number, radius: number, count: number) =>
  smoothRing(count * 4, (angle) => {
    const reach = radius * (0.94 + 0.06 * Math.cos(angle * count + seed));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });

export const draw = (): Part => [
  water(),
  shoal(8, 1270, 250, 420, 200, 44, 26, '#0a5a86', { opacity: 0.75, turn: -30 }),
  shoal(9, 1180, 800, 380, 160, 34, 30, '#0a4f7a', { opacity: 0.7, turn: -24 }),
  greenTurtleFromAbove(958, 448, 0.56, 62),
  reefTop(),
  shoal(11, 760, 210, 240, 120, 14, 34, '#ffd873', { turn: -34 }),
  lightNet(5, 110, '#eafff4', 0.3, edge(40)),
  clipped(
    edge(10),
    place(snorkellerShadow('#0a4a66'), { ...SWIMMER, x: SWIMMER.x + 30, y: SWIMMER.y + 112, opacity: 0.6 }),
  ),
  snorkeller(SWIMMER.x, SWIMMER.y, SWIMMER.scale, SWIMMER.turn),
  glints(12, 320),
];

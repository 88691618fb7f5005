// Boat hire: straight down on a small boat crossing turquoise over fringing reef, a crescent of sand at the upper right.
import { boatFromAbove, DAY_BOAT } from '../kit/boat';
import { between, pick, random } from '../kit/chance';
import {
  clipped,
  each,
  linear,
  type Part,
  painted,
  place,
  radial,
  shape,
  sprayed,
  sprayGlow,
} from '../kit/ink';
import { GRANITE, SCRUB } from '../kit/inks';
import { blob, boulder, scrub } from '../kit/land';
import { box, HEIGHT, oval, PAGE, type Point, smoothPath, WIDTH } from '../kit/path';

/** The shoreline as a crescent, set off outward from the corner by `reach`. */
function shore(reach: number, wobble = 0): string {
  const points: Point[] = [
    [1010 - reach, -40],
    [1040 - reach * 0.95, 60],
    [1110 - reach * 0.8, 150],
    [1210 - reach * 0.6, 215],
    [1320 - reach * 0.4, 250 + reach * 0.6],
    [1430 - reach * 0.2, 300 + reach * 0.8],
    [1510 - reach * 0.2, 390 + reach * 0.8],
    [1560 - reach * 0.3, 500 + reach],
    [1660, 570 + reach],
  ];
  return smoothPath(
    [
      ...points.map(([x, y], i): Point => [x + wobble * Math.sin(i * 2.3), y + wobble * Math.cos(i * 1.7)]),
      [1680, -60],
    ],
    true,
  );
}

/** Water from deep at the lower left to the shallows by the beach. */
const water = () =>
  painted(
    PAGE,
    radial(
      [
        [0, '#9fe8d8'],
        [0.25, '#55c9c4'],
        [0.55, '#25aabb'],
        [0.85, '#1485a4'],
        [1, '#0f6f86'],
      ],
      1420,
      120,
      1500,
    ),
  ) +
  sprayGlow(PAGE, '#0b5f7c', -60, 1060, 900, 0.7) +
  shape(shore(250, 30), '#7fdccb', 'opacity=".45"') +
  sprayGlow(box(700, 0, 900, 900), '#c9f6e6', 1340, 260, 620, 0.65);

/** Fringing reef from the air: dark ragged patches with paler heads of coral and a sprayed edge. */
function reefPatches() {
  const chance = random(21);
  const patches: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
    [1180, 470, 330, 150],
    [980, 330, 190, 120],
    [1420, 690, 300, 170],
    [860, 120, 190, 150],
    [1250, 880, 330, 170],
    [760, 760, 330, 150],
    [480, 930, 300, 120],
    [620, 420, 150, 70],
    [1560, 900, 200, 180],
    [300, 190, 190, 80],
    [170, 620, 150, 70],
  ];
  return patches
    .map(([x, y, width, height], i) => {
      const edge = blob(400 + i, x, y, width * 1.2, height * 1.24, 0.3);
      const body = blob(400 + i, x, y, width, height, 0.34);
      let heads = '';
      for (let k = 0; k < width / 5; k++) {
        const [angle, reach] = [chance() * Math.PI * 2, Math.sqrt(chance()) * 0.5];
        const size = between(chance, 6, 26);
        heads += shape(
          blob(
            900 + i * 80 + k,
            x + Math.cos(angle) * reach * width,
            y + Math.sin(angle) * reach * height,
            size * 1.2,
            size,
            0.35,
          ),
          pick(chance, ['#0b5f7c', '#1b7f8c', '#3f9c8c', '#0a4a66', '#5aa58a']),
          'opacity=".75"',
        );
      }
      return (
        shape(edge, '#1485a0', 'opacity=".45"') +
        clipped(
          body,
          shape(body, '#0f6f86') +
            heads +
            sprayed(
              body,
              '#083f58',
              linear(
                [
                  [0, '#000', 0],
                  [0.4, '#000', 0.15],
                  [1, '#000', 0.8],
                ],
                0,
                0,
                1,
                1,
              ),
            ),
        )
      );
    })
    .join('');
}

/** The land in the corner: wash, wet sand, dry sand, scrub crowns from above, granite at both horns of the crescent. */
function cove() {
  const crowns: Point[] = [];
  for (let x = 1200; x < 1640; x += 8) crowns.push([x, -30 + Math.max(0, (x - 1210) * 0.12)]);
  const stones: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
    [1030, 20, 120, 100],
    [985, 66, 70, 60],
    [1075, 78, 80, 70],
    [1030, 116, 44, 38],
    [1580, 560, 130, 110],
    [1520, 520, 86, 76],
    [1600, 640, 90, 80],
    [1546, 612, 54, 46],
    [1500, 575, 36, 30],
  ];
  return (
    shape(shore(44, 6), '#d9fbf0', 'opacity=".7"') +
    shape(shore(26, 9), '#fffdf4', 'opacity=".9"') +
    shape(shore(18, 6), '#e3cfa0') +
    shape(shore(0), '#fbe8c2') +
    sprayed(
      shore(0),
      '#e0b67e',
      linear(
        [
          [0, '#000', 0],
          [0.5, '#000', 0.1],
          [1, '#000', 0.6],
        ],
        1,
        0,
        0,
        1,
      ),
    ) +
    scrub(31, crowns, (x) => Math.max(0, (x - 1190) * 0.62), 30, SCRUB.near, 7) +
    stones
      .map(
        ([x, y, width, height], i) =>
          shape(
            blob(70 + i, x + width * 0.12, y + height * 0.16, width * 1.15, height * 1.1, 0.15),
            '#0f5a72',
            'opacity=".45"',
          ) +
          boulder(50 + i, x, y, width, height, GRANITE.above, {
            streaks: 0,
            cracks: 1,
            sprayShade: width > 70,
          }),
      )
      .join('') +
    each(
      [
        [1245, 172, '#e2673d'],
        [1262, 190, '#fffaf0'],
        [1300, 196, '#2f6f7e'],
      ],
      (x, y, ink) =>
        shape(oval(x + 6, y + 6, 9, 7), '#b98a5a', 'opacity=".5"') +
        shape(oval(x, y, 8), ink) +
        shape(oval(x - 2, y - 2, 3), '#ffffff', 'opacity=".6"'),
    ).join('')
  );
}

/** The wake of a boat at the origin heading along +x: churned core and two spreading arms, thinning astern. */
function wake(length: number): string {
  const chance = random(3);
  let foam = '';
  for (let i = 0; i < 420; i++) {
    const back = chance() ** 1.3;
    const arm = i % 3;
    const x = -45 - back * length;
    const y =
      arm === 0
        ? (chance() - 0.5) * (18 + back * 26)
        : (arm === 1 ? -1 : 1) * (14 + back * length * 0.17) + (chance() - 0.5) * (6 + back * 26);
    foam += shape(
      blob(
        3000 + i,
        x,
        y,
        between(chance, 10, 46) * (1.1 - back * 0.5),
        between(chance, 3, 9) * (1.1 - back * 0.6),
        0.4,
      ),
      '#fbfff8',
      `opacity="${(0.95 - 0.75 * back).toFixed(2)}"`,
    );
  }
  const trail = `M-40 -12L${-length} ${-length * 0.1}Q${-length * 1.04} 0 ${-length} ${length * 0.1}L-40 12Z`;
  return (
    sprayed(
      trail,
      '#eafff6',
      linear(
        [
          [0, '#000', 0],
          [0.6, '#000', 0.25],
          [1, '#000', 0.9],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    foam +
    shape('M20 -17Q52 -12 66 -2Q40 -24 -40 -26ZM20 17Q52 12 66 2Q40 24 -40 26Z', '#ffffff', 'opacity=".85"')
  );
}

/** Net of light and small ripples over the whole sea. */
function lightNet() {
  const chance = random(12);
  let net = '';
  for (let i = 0; i < 520; i++) {
    const [x, y, size] = [chance() * WIDTH, chance() * HEIGHT, between(chance, 8, 30)];
    net += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${size.toFixed(0)} ${(-size * 0.35).toFixed(0)} ${(size * 2).toFixed(0)} 0" stroke="${chance() < 0.7 ? '#e9fff4' : '#0f7f98'}" stroke-width="1.300" fill="none" stroke-linecap="round" opacity="${between(chance, 0.12, 0.4).toFixed(2)}"/>`;
  }
  return net;
}

export const draw = (): Part => [
  water(),
  reefPatches(),
  lightNet(),
  cove(),
  place(shape('M-46 -15Q-50 0 -46 15L10 17Q38 14 54 0Q38 -14 10 -17Z', '#0a4a66', 'opacity=".5"'), {
    x: 1012,
    y: 632,
    scale: 1.7,
    turn: -152,
  }),
  place(wake(520), { x: 985, y: 595, scale: 1.3, turn: -152 }),
  boatFromAbove(985, 595, 1.7, -152, DAY_BOAT),
];

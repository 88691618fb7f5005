// The large parts that most scenes share: sky, distant ranges, sea and headlands.
import { between, random } from './chance';
import { boulder, boulderShore } from './granite';
import { each, type Part, shaded, shape, sprayFade, washed } from './ink';
import { GRANITE, type Leaves, SCRUB, type Side, type Stone } from './inks';
import { farRange, landBelow, ridge, rise, rises, scrub } from './land';
import { box, HEIGHT, type Point, WIDTH } from './path';
import { heapCloud } from './sky';
import { type PineRow, pineRow } from './trees';
import { ripples, waterBands } from './water';

/** The colours of a bushland in one light. */
type Bush = {
  ground: string;
  leaves: Leaves;
  stone: Stone;
  foot: string;
  pine: string;
  pineLit: string;
  shade: string;
};

export const BUSH = {
  day: {
    ground: '#2f6b4c',
    leaves: SCRUB.day,
    stone: GRANITE.far,
    foot: '#3d5560',
    pine: '#123a38',
    pineLit: '#3f7b58',
    shade: '#0d3338',
  },
  hazy: {
    ground: '#5b9484',
    leaves: SCRUB.hazy,
    stone: GRANITE.hazy,
    foot: '#4c7f8a',
    pine: '#41796f',
    pineLit: '#79a98f',
    shade: '#4c8583',
  },
  dawn: {
    ground: '#34405c',
    leaves: SCRUB.dawn,
    stone: GRANITE.dawn,
    foot: '#2b3352',
    pine: '#22304e',
    pineLit: '#8d7a78',
    shade: '#1d2748',
  },
  dusk: {
    ground: '#33224f',
    leaves: ['#2b1d47', '#33224f', '#33224f', '#4a2c5c'],
    stone: { lit: '#d97a6c', mid: '#7d3d66', shade: '#4f2f5e', deep: '#2d1f49', crack: '#1d1638' },
    foot: '#1d1638',
    pine: '#2a1c46',
    pineLit: '#2a1c46',
    shade: '#1d1638',
  },
} satisfies Record<string, Bush>;

/** A clear sky down to the horizon. A cloud is a seed, a centre x, a base y and a width. */
export const daySky = (
  horizon: number,
  clouds: readonly (readonly [seed: number, x: number, base: number, width: number])[],
): Part => [
  washed(box(0, 0, WIDTH, horizon + 15), '#3a9cc0', '#86cbd6 45%', '#d9ebdc 82%', '#fbeccb'),
  each(clouds, (seed, x, base, width) => heapCloud(seed, x, base, width, ['#fffaf0', '#e9f1ea', '#cfe3e4'])),
  sprayFade(box(0, 0, WIDTH, horizon * 0.66), '#2280ac', 0.7, 0),
  sprayFade(box(0, horizon * 0.46, WIDTH, horizon * 0.54), '#ffe9c4', 0, 0.6),
];

/**
 * Cape Cleveland and the mainland: two layers of ranges, the far one first. Each layer has a colour and a mist colour.
 */
export const mainland = (
  horizon: number,
  [far, farMist, near, nearMist]: readonly [string, string, string, string] = [
    '#9cc7cc',
    '#d3e6dc',
    '#7fb5bc',
    '#b5d6d2',
  ],
): string =>
  farRange(
    ridge(3, horizon - 15, 22, 3, rises(rise(420, 300, 58), rise(900, 260, 30))),
    horizon + 15,
    far,
    farMist,
  ) +
  farRange(
    ridge(11, horizon - 7, 16, 4, rises(rise(60, 260, 44), rise(1100, 260, 46))),
    horizon + 15,
    near,
    nearMist,
  );

/** The sea by day, blue at the horizon and pale turquoise in front, with ripples. */
export const daySea = (seed: number, horizon: number): Part => [
  washed(
    box(0, horizon, WIDTH, HEIGHT - horizon),
    '#1f86a6',
    '#1b93b0 10%',
    '#25aabb 30%',
    '#55c9c4 62%',
    '#9fe8d8',
  ),
  waterBands(seed, 24, horizon, ['#7fdccb', '#38b6c0', '#12839f', '#a9ecd6']),
  sprayFade(box(0, horizon, WIDTH, 240), '#0b5f7c', 0.66, 0),
  ripples(seed + 1, 420, horizon + 10, '#f2fff4', 0.5),
  ripples(seed + 2, 300, horizon + 10, '#0f7f98', 0.26),
];

type Land = {
  /** The skyline, from `ridge`. */
  skyline: readonly Point[];
  /** The y of the foot of the land. */
  foot: number;
  /** How far below the skyline the scrub reaches at each x. */
  depth: (x: number) => number;
  /** The size of a tree crown. */
  crown: number;
  pines?: PineRow;
  /** Boulders along the shore. */
  shore?: readonly [fromX: number, toX: number, count: number, smallest: number, largest: number];
  /** Boulders in the bush. */
  outcrops?: readonly [
    fromX: number,
    toX: number,
    fromY: number,
    toY: number,
    count: number,
    largest: number,
  ];
  lightFrom?: Side;
};

/** A headland or hill: ground, scrub, boulders in the bush, hoop pines on the skyline and boulders along the foot. */
export function headland(seed: number, land: Land, bush: Bush): string {
  const { skyline, foot, depth, crown, pines, shore, outcrops, lightFrom = -1 } = land;
  const chance = random(seed);
  const outline = landBelow(skyline, foot);
  const wooded = skyline.filter(([, y]) => y < foot - crown);
  let drawn = shape(outline, bush.ground) + scrub(seed + 10, wooded, depth, crown, bush.leaves, 6, lightFrom);
  if (outcrops) {
    const [fromX, toX, fromY, toY, count, largest] = outcrops;
    for (let i = 0; i < count; i++) {
      const [x, y] = [between(chance, fromX, toX), between(chance, fromY, toY)] as const;
      const width = largest * between(chance, 0.45, 1);
      drawn += boulder(seed * 90 + i, x, y, width, width * 0.74, bush.stone, { streaks: 1, lightFrom });
    }
  }
  if (pines) drawn += pineRow(seed + 3, skyline, pines, bush.pine, bush.pineLit);
  drawn += shaded(outline, bush.shade, 0.6, [0, 0, 0, 1]);
  if (shore) {
    const [fromX, toX, count, smallest, largest] = shore;
    drawn += boulderShore(seed + 7, count, fromX, toX, () => foot - 3, smallest, largest, bush.stone, {
      foot: bush.foot,
      lightFrom,
    });
  }
  return drawn;
}

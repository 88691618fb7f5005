// Contact, first picture: a timber jetty on still water in the morning. Most of the picture is sky.
import { each, line, type Part, shape, sprayFade, washed } from '../kit/ink';
import { box, HEIGHT, oval, WIDTH } from '../kit/path';
import { glidingBird, streakCloud } from '../kit/sky';
import { mainland } from '../kit/views';
import { dashField, ripples, waterBands } from '../kit/water';

const HORIZON = 560;
const DECK = 520;

/** The jetty from the side: deck, rail, piles with reflections, a shelter and a person. */
function jetty(): Part {
  const piles: string[] = [];
  for (let x = 640; x < 1640; x += 92) {
    const foot = 636 + (x - 640) * 0.02;
    piles.push(
      shape(box(x, DECK + 10, 15, foot - DECK - 10), '#5b4658') +
        shape(box(x, DECK + 10, 5, foot - DECK - 10), '#c98d6c') +
        line(`M${x + 12} ${DECK + 20}L${x + 95} ${foot - 24}`, '#6b4a66', 5) +
        shape(box(x, foot - 20, 15, 21), '#3a3048') +
        dashField(x, 16, x - 12, foot + 2, 40, 130, 17, 2.4, '#3f6c86', 0.55),
    );
  }
  const posts = Array.from({ length: 12 }, (_, i) =>
    shape(box(700 + i * 84, DECK - 40, 6, 42), '#7d5a5c'),
  ).join('');
  return [
    piles,
    shape(box(622, DECK, 1000, 15), '#d9b48a'),
    shape(box(622, DECK, 1000, 4), '#fff1d2'),
    shape(box(622, DECK + 13, 1000, 9), '#6b4a66'),
    posts,
    shape(box(700, DECK - 42, 920, 5), '#a5785e'),
    shape(box(700, DECK - 24, 920, 4), '#a5785e'),
    shelter(),
    person(),
  ];
}

/** The open shelter near the end of the jetty. */
const shelter = () =>
  [830, 884, 938, 992]
    .map((x) => shape(box(x, DECK - 78, 8, 80), '#8f6a5c') + shape(box(x, DECK - 78, 3, 80), '#f0c79b'))
    .join('') +
  shape(`M800 ${DECK - 74}L846 ${DECK - 116}H984L1030 ${DECK - 74}Z`, '#c9563a') +
  shape(`M800 ${DECK - 74}L846 ${DECK - 116}H900L880 ${DECK - 74}Z`, '#f08a5c') +
  shape(box(796, DECK - 76, 238, 7), '#7d3040') +
  shape(
    `${box(850, DECK - 26, 130, 7)}${box(866, DECK - 22, 7, 22)}${box(957, DECK - 22, 7, 22)}`,
    '#5b4658',
  );

/** A person with a hat who sits at the end of the jetty, legs over the water. */
const person = () =>
  line(`M660 ${DECK - 4}L636 ${DECK - 2}L632 ${DECK + 30}`, '#34507a', 9) +
  shape(
    `M650 ${DECK}C646 ${DECK - 24} 650 ${DECK - 38} 660 ${DECK - 40}C672 ${DECK - 38} 676 ${DECK - 22} 674 ${DECK}Z`,
    '#fffaf0',
  ) +
  shape(
    `M664 ${DECK}C668 ${DECK - 20} 668 ${DECK - 34} 662 ${DECK - 40}C672 ${DECK - 38} 676 ${DECK - 22} 674 ${DECK}Z`,
    '#cfdcda',
  ) +
  shape(oval(659, DECK - 48, 8, 9), '#8a5a40') +
  shape(
    `M640 ${DECK - 51}Q660 ${DECK - 60} 680 ${DECK - 50}Q660 ${DECK - 47} 640 ${DECK - 51}ZM650 ${DECK - 52}C650 ${DECK - 68} 670 ${DECK - 68} 671 ${DECK - 51}Z`,
    '#f3dfae',
  );

export const draw = (): Part => [
  washed(box(0, 0, WIDTH, HORIZON + 6), '#6fb4c6', '#a9d6d6 35%', '#dfeadb 68%', '#fde6c0 90%', '#ffd9a6'),
  sprayFade(box(0, 0, WIDTH, 300), '#3a9cc0', 0.6, 0),
  sprayFade(box(0, 300, WIDTH, 262), '#ffe2b4', 0, 0.6),
  each(
    [
      [3, 420, 250, 620, 16],
      [7, 1180, 176, 520, 14],
      [9, 760, 386, 520, 10],
    ],
    (seed, x, y, width, height) => streakCloud(seed, x, y, width, height, ['#cfe0dc', '#f4efe0', '#fffaf0']),
  ),
  mainland(HORIZON - 2, ['#a9c9cc', '#e6e4cc', '#8fb6bd', '#d3dccb']),
  glidingBird(420, 330, 0.9, '#5f8a98'),
  glidingBird(462, 314, 0.65, '#5f8a98', 8),
  washed(
    box(0, HORIZON, WIDTH, HEIGHT - HORIZON),
    '#ffe2b8',
    '#cfe6d6 14%',
    '#86cbd0 42%',
    '#3fa3b4 76%',
    '#1b7f98',
  ),
  waterBands(9, 20, HORIZON, ['#fff4d8', '#b5e6dc', '#6fbfc8', '#e6f6e6'], 0.28),
  ripples(4, 200, HORIZON, '#fffaf0', 0.5, 0.9),
  ripples(5, 130, HORIZON + 60, '#1b7f98', 0.25),
  jetty(),
];

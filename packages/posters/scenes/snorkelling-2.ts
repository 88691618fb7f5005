// Snorkelling: mask, snorkel, fins and stinger suit on the swim step of the boat, with shallow water below.
import { lightNet, reefFromAbove } from '../kit/above';
import { blob } from '../kit/blob';
import { deck } from '../kit/deck';
import { fin, mask, snorkel, stingerSuit } from '../kit/gear';
import { clipped, each, line, type Part, place, shaded, shape, washed } from '../kit/ink';
import { ACCENT } from '../kit/inks';
import { box, HEIGHT, PAGE, roundedBox, WIDTH } from '../kit/path';

const EDGE = 700;

/** The shallow water below the step: pale sand and a net of light. */
const shallows = (): Part => [
  washed(PAGE, '#25aabb', '#55c9c4 40%', '#9fe8d8'),
  each(
    [
      [180, 880, 360, 150],
      [1480, 930, 420, 170],
      [760, 985, 260, 80],
    ],
    (x, y, width, height) =>
      reefFromAbove(
        x,
        blob(x, x, y, width, height, 0.35),
        [x - width, y - height, width * 2, height * 2],
        190,
      ),
  ),
  lightNet(3, 84, '#f4fff4', 0.5, box(0, EDGE, WIDTH, HEIGHT - EDGE)),
  shape(box(0, EDGE, WIDTH, 46), '#083f58', 'opacity=".4"'),
  shaded(box(0, EDGE, WIDTH, 150), '#083f58', 0.7, [0, 1, 0, 0]),
];

/** The step: timber slats in a white moulding, with the top of the ladder. */
const step = (): Part => [
  clipped(box(0, 0, WIDTH, EDGE - 56), deck(23)),
  shape(box(0, EDGE - 60, WIDTH, 60), '#e9efe8'),
  shape(box(0, EDGE - 60, WIDTH, 20), '#fffaf0'),
  shape(box(0, EDGE - 12, WIDTH, 12), '#8fa9ae'),
  shape(box(0, EDGE - 30, WIDTH, 8), ACCENT),
  [690, 910].map(
    (x) =>
      line(`M${x + 12} ${EDGE - 90}V${EDGE + 230}`, '#083f58', 22, 'opacity=".3"') +
      line(`M${x} ${EDGE - 110}V${EDGE + 210}`, '#8fa9ae', 24) +
      line(`M${x - 4} ${EDGE - 108}V${EDGE + 208}`, '#f4f7f2', 9),
  ),
  [70, 160].map(
    (dy) =>
      shape(roundedBox(690, EDGE + dy, 220, 34, 12), '#7f9aa4') +
      shape(roundedBox(690, EDGE + dy - 4, 220, 26, 10), '#cfdcda') +
      line(`M720 ${EDGE + dy + 5}H880`, '#fffaf0', 4),
  ),
];

export const draw = (): Part => [
  shallows(),
  step(),
  place(stingerSuit(), { x: 270, y: 330, scale: 1.42, turn: -4 }),
  place(mask(), { x: 680, y: 200, scale: 1.5, turn: 5 }),
  place(snorkel(), { x: 950, y: 330, scale: 1.5, turn: 14 }),
  place(fin('#f6c34a'), { x: 1190, y: 330, scale: 1.42, turn: -4 }),
  place(fin('#f6c34a'), { x: 1430, y: 330, scale: 1.42, turn: 5 }),
  place(towel(), { x: 670, y: 470 }),
];

/** A folded towel with stripes. */
function towel(): string {
  const outline = roundedBox(-150, -66, 300, 132, 20);
  const stripes = [-110, -50, 10, 70].map((x) => shape(box(x, -70, 26, 140), '#25aabb')).join('');
  return (
    shape(outline, '#2b2440', 'opacity=".38" transform="translate(11 13)"') +
    clipped(
      outline,
      shape(outline, '#fffaf0') +
        stripes +
        shape(box(-150, -6, 300, 7), '#8fa9ae', 'opacity=".7"') +
        shaded(outline, '#7f9aa4', 0.7),
    )
  );
}

// Boat hire and About: the equipment laid out neatly on the deck, straight from above.
import { between, pick, random } from '../kit/chance';
import {
  dryBag,
  eskyFromAbove,
  fin,
  firstAidKit,
  hatFromAbove,
  lifeJacket,
  mask,
  snorkel,
  stingerSuit,
} from '../kit/gear';
import { line, linear, type Part, place, radial, shape, sprayed } from '../kit/ink';
import { box, PAGE, WIDTH } from '../kit/path';

/** Deck planks with caulking, wood grain and a few plugs. */
function deck() {
  const chance = random(17);
  const tones = ['#d9b48a', '#cfa67c', '#dfbe96', '#d3ac82'];
  let planks = '';
  for (let row = 0; row < 10; row++) {
    const y = row * 100;
    planks += shape(box(0, y, WIDTH, 100), pick(chance, tones));
    for (let i = 0; i < 16; i++) {
      const [x, gy, length] = [chance() * WIDTH, y + between(chance, 8, 92), between(chance, 120, 420)];
      planks += line(
        `M${x.toFixed(0)} ${gy.toFixed(0)}q${(length / 2).toFixed(0)} ${between(chance, -8, 8).toFixed(0)} ${length.toFixed(0)} 0`,
        chance() < 0.6 ? '#b98a62' : '#ecd2ac',
        between(chance, 1, 2.4),
        'opacity=".5"',
      );
    }
    planks +=
      shape(box(0, y + 96, WIDTH, 5), '#4a3a48') + shape(box(0, y + 1, WIDTH, 3), '#f0d8b4', 'opacity=".8"');
    const joint = between(chance, 100, 1500);
    planks += shape(box(joint, y, 4, 98), '#4a3a48');
  }
  return (
    planks +
    sprayed(
      PAGE,
      '#7d5260',
      linear(
        [
          [0, '#000', 0],
          [0.5, '#000', 0.08],
          [1, '#000', 0.6],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    sprayed(
      PAGE,
      '#fff1d2',
      radial(
        [
          [0, '#000', 0.55],
          [1, '#000', 0],
        ],
        200,
        100,
        900,
      ),
    )
  );
}

export const draw = (): Part => [
  deck(),
  place(stingerSuit(), { x: 230, y: 320, scale: 1.22 }),
  place(mask(), { x: 560, y: 230, scale: 1.25 }),
  place(snorkel(), { x: 760, y: 285, scale: 1.25 }),
  place(fin(), { x: 935, y: 305, scale: 1.12 }),
  place(fin(), { x: 1118, y: 305, scale: 1.12 }),
  place(lifeJacket(), { x: 1402, y: 300, scale: 1.36 }),
  place(hatFromAbove(), { x: 560, y: 480, scale: 1.1 }),
  place(firstAidKit(), { x: 265, y: 790, scale: 1.25 }),
  place(dryBag(), { x: 640, y: 780, scale: 1.1, turn: -4 }),
  place(eskyFromAbove(), { x: 1010, y: 790, scale: 1.1 }),
  place(hatFromAbove('#e2673d'), { x: 1420, y: 770, scale: 1.35 }),
];

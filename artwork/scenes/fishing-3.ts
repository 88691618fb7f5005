// Fishing: a rod and its reel, the esky and the chart on the deck.
import { chart, compassRose, pencil } from '../kit/chart';
import { deck } from '../kit/deck';
import { eskyFromAbove } from '../kit/gear';
import { type Part, place } from '../kit/ink';
import { lure, rodLaid } from '../kit/rods';

export const draw = (): Part => [
  deck(29),
  place(
    chart(880, 620, { x: 250, y: 130, scale: 1.18 }, [
      [150, 500],
      [260, 420],
      [470, 480],
      [640, 540],
    ]),
    { x: 60, y: 420, turn: -7 },
  ),
  place(compassRose(), { x: 770, y: 830, scale: 0.8, turn: -7 }),
  place(rodLaid(1700), { x: 70, y: 210, turn: 4, scale: 1.25 }),
  place(eskyFromAbove(), { x: 1290, y: 640, scale: 1.5, turn: 3 }),
  place(lure('#1b93b0', '#f6c34a'), { x: 1010, y: 905, turn: -14, scale: 1.1 }),
  place(lure('#2f8a5c', '#e9efe8'), { x: 1205, y: 925, turn: 8, scale: 1.1 }),
  place(pencil(), { x: 500, y: 905, turn: -28, scale: 0.9 }),
];

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
      [120, 440],
      [210, 505],
      [420, 545],
      [620, 500],
    ]),
    { x: 60, y: 340, turn: -7 },
  ),
  place(compassRose(), { x: 212, y: 500, scale: 0.68, turn: -7 }),
  place(rodLaid(1700), { x: 70, y: 210, turn: 4, scale: 1.25 }),
  place(eskyFromAbove(), { x: 1290, y: 640, scale: 1.5, turn: 3 }),
  place(lure('#1b93b0', '#f6c34a'), { x: 1080, y: 900, turn: -14, scale: 1.1 }),
  place(lure('#2f8a5c', '#e9efe8'), { x: 1290, y: 915, turn: 8, scale: 1.1 }),
  place(pencil(), { x: 700, y: 806, turn: 24, scale: 0.95 }),
];

// Fishing: a rod with its reel, an esky and a chart on the deck.
import { chart, compassRose, pencil } from '../kit/chart';
import { deck, railShadow } from '../kit/deck';
import { eskyFromAbove } from '../kit/gear';
import { type Part, place } from '../kit/ink';
import { lure, rodLaid } from '../kit/rods';

export const draw = (): Part => [
  deck(29),
  place(
    chart(880, 620, { x: 250, y: 130, scale: 1.18 }, [
      [330, 545],
      [420, 560],
      [520, 548],
      [640, 470],
    ]),
    { x: 60, y: 340, turn: -7 },
  ),
  place(compassRose(), { x: 236, y: 730, scale: 0.62, turn: -7 }),
  place(rodLaid(1700), { x: 70, y: 210, turn: 4, scale: 1.25 }),
  place(eskyFromAbove(), { x: 1290, y: 640, scale: 1.5, turn: 3 }),
  place(lure('#1b93b0', '#f6c34a'), { x: 1130, y: 906, turn: -14, scale: 1.1 }),
  place(lure('#2f8a5c', '#e9efe8'), { x: 1350, y: 912, turn: 8, scale: 1.1 }),
  pencil(700, 790, 0.95, 18),
  railShadow(96),
];

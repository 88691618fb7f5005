// About: the equipment laid out neatly on the deck, straight from above, for the checklist beside it.
import { deck } from '../kit/deck';
import { dryBag, eskyFromAbove, fin, firstAidKit, lifeJacket, mask, snorkel, stingerSuit } from '../kit/gear';
import { type Part, place } from '../kit/ink';
import { rodLaid } from '../kit/rods';

export const draw = (): Part => [
  deck(17),
  place(rodLaid(1640), { x: 330, y: 92, scale: 1, turn: 1 }),
  place(rodLaid(1560), { x: 80, y: 800, scale: 1, turn: 1.5 }),
  place(stingerSuit(), { x: 170, y: 380, scale: 1.2, turn: -3 }),
  place(mask(), { x: 470, y: 400, scale: 1.08 }),
  place(snorkel(), { x: 690, y: 470, scale: 1.16, turn: 8 }),
  place(fin(), { x: 855, y: 480, scale: 0.98, turn: -3 }),
  place(fin(), { x: 1010, y: 480, scale: 0.98, turn: 4 }),
  place(firstAidKit(), { x: 465, y: 600, scale: 0.95 }),
  place(lifeJacket(), { x: 1240, y: 420, scale: 1.14 }),
  place(dryBag(), { x: 1475, y: 440, scale: 1.05, turn: 4 }),
  place(eskyFromAbove(), { x: 1340, y: 700, scale: 0.86, turn: -2 }),
];

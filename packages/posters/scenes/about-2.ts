// About: the equipment on the deck from straight above. It stands beside the checklist.
import { deck, railShadow } from '../kit/deck';
import { dryBag, eskyFromAbove, fin, firstAidKit, lifeJacket, mask, snorkel, stingerSuit } from '../kit/gear';
import { type Part, place } from '../kit/ink';
import { lure, rodLaid } from '../kit/rods';

export const draw = (): Part => [
  deck(17),
  railShadow(70),
  place(stingerSuit(), { x: 226, y: 372, scale: 1.4, turn: -3 }),
  place(mask(), { x: 520, y: 226, scale: 1.28, turn: -2 }),
  place(firstAidKit(), { x: 522, y: 470, scale: 1.16, turn: 2 }),
  place(snorkel(), { x: 690, y: 366, scale: 1.3, turn: -3 }),
  place(fin('#f6c34a'), { x: 872, y: 352, scale: 1.22, turn: -4 }),
  place(fin('#f6c34a'), { x: 1046, y: 358, scale: 1.22, turn: 4 }),
  place(lifeJacket(), { x: 1300, y: 350, scale: 1.46, turn: 2 }),
  place(rodLaid(920), { x: 100, y: 690, scale: 1.04, turn: 1 }),
  place(lure('#1b7f98', '#f6c34a'), { x: 640, y: 836, scale: 1.05, turn: -6 }),
  place(lure('#2f8a5c', '#e9efe8'), { x: 880, y: 850, scale: 1.05, turn: 5 }),
  place(eskyFromAbove(), { x: 1196, y: 772, scale: 0.98, turn: -3 }),
  place(dryBag(), { x: 1440, y: 752, scale: 1.04, turn: 5 }),
];

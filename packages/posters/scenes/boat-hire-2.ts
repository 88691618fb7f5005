// Boat hire, equipment: life jackets, first-aid kit, dry bag and flares on the deck of the boat.
import { nonSlipDeck, railShadow } from '../kit/deck';
import { dryBag, firstAidKit, flare, lifeJacket } from '../kit/gear';
import { each, line, type Part, place, shape } from '../kit/ink';
import { ACCENT } from '../kit/inks';
import { roundedBox } from '../kit/path';

export const draw = (): Part => [
  nonSlipDeck(),
  place(lifeJacket(), { x: 250, y: 300, scale: 1.55, turn: -3 }),
  place(lifeJacket('#1b93b0'), { x: 700, y: 300, scale: 1.55, turn: 2 }),
  place(lifeJacket('#f6c34a'), { x: 1040, y: 240, scale: 1.05, turn: 5 }),
  place(firstAidKit(), { x: 330, y: 790, scale: 1.5, turn: 2 }),
  place(dryBag(), { x: 790, y: 790, scale: 1.3, turn: -5 }),
  each(
    [
      [1080, '#c8332b', -3],
      [1190, '#c8332b', 2],
      [1300, '#f08a2c', -2],
      [1410, '#f08a2c', 4],
    ],
    (x, ink, turn) => place(flare(ink), { x, y: 770, scale: 1.2, turn }),
  ),
  place(torch(), { x: 1370, y: 320, scale: 1.5, turn: 18 }),
  railShadow(148),
];

/** A waterproof torch with its lens at the top. */
function torch(): string {
  const body = 'M-24 -20H24V120Q0 132 -24 120Z';
  const headPiece = 'M-46 -96H46L30 -16H-30Z';
  return (
    shape(body + headPiece, '#2b2440', 'opacity=".35" transform="translate(11 13)"') +
    shape(body, '#12213f') +
    line('M-12 10V106M0 10V108M12 10V106', '#34507a', 5) +
    shape(headPiece, '#f6c34a') +
    shape('M-46 -96H-20L-14 -16H-30Z', '#ffdf8a') +
    shape('M46 -96H22L16 -16H30Z', '#b98a2a') +
    shape(roundedBox(-50, -116, 100, 24, 8), '#12213f') +
    shape(roundedBox(-40, -113, 80, 8, 4), '#eafaf4') +
    shape(roundedBox(-9, 24, 18, 30, 8), ACCENT)
  );
}

// Private charter: the chart with the route of the day in pencil, a compass and dividers.
import { brassCompass, chart, compassRose, dividers, pencil } from '../kit/chart';
import { deck } from '../kit/deck';
import { type Part, place } from '../kit/ink';

export const draw = (): Part => [
  deck(41),
  place(
    chart(1400, 940, { x: 380, y: 190, scale: 1.75 }, [
      [910, 760],
      [1010, 640],
      [1070, 470],
      [1090, 330],
      [1010, 165],
      [880, 140],
    ]),
    { x: 90, y: 60, turn: 2.5 },
  ),
  place(compassRose(), { x: 320, y: 760, scale: 1.15, turn: 2.5 }),
  place(brassCompass(), { x: 1330, y: 760, scale: 1.25, turn: -12 }),
  place(dividers(58), { x: 1290, y: 210, scale: 1.2, turn: 34 }),
  pencil(944, 874, 1.4, 171),
];

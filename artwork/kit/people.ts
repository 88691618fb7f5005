// People: hats on, no faces.
import { mix, place, shape } from './ink';
import { oval } from './path';

/** What someone wears. */
export type Clothes = { shirt: string; skin: string; hat: string; band?: string };

/** Clothes for a company, by seat. */
export const SHIRTS = ['#e07a4a', '#2f6f7e', '#f0c060', '#d9e4dc', '#b3546a', '#4f8a72'];
export const HATS = ['#f3dfae', '#fffaf0', '#d8a860', '#f3dfae', '#f7e9c9', '#e9c58a'];
export const SKINS = ['#8a5a40', '#c98f6b', '#6b4434', '#b87c5a', '#e0ab86', '#8a5a40'];

/** Someone seated, seen from the side: shoulders, head, wide hat. About 20 units tall; `y` is the seat. */
export function seatedGuest(x: number, y: number, clothes: Clothes, scale = 1): string {
  const { shirt, skin, hat, band = '#a9583c' } = clothes;
  const content =
    shape('M-7.500 0C-8 -11 -5 -15.500 0 -15.500C5.500 -15.500 8 -10 7.500 0Z', shirt) +
    shape(
      'M-7.500 0C-8 -11 -5 -15.500 -1 -15.500C-4 -11 -5 -5 -4.500 0Z',
      mix(shirt, '#ffffff', shirt === hat ? 0 : 0.25),
    ) +
    shape('M-1.800 -17.500H1.900V-13.500H-1.800Z', mix(skin, '#3a2030', 0.25)) +
    shape(oval(0, -19.6, 3.7, 4.2), skin) +
    shape('M-9 -21.300Q0 -24.400 9 -20.700Q0 -18.900 -9 -21.300Z', hat) +
    shape(
      'M-4.600 -21.600Q-4.400 -27.200 0 -27.200Q4.700 -27.200 4.900 -21.400Q0 -20.500 -4.600 -21.600Z',
      hat,
    ) +
    shape('M-4.700 -22.600Q0 -21.300 4.900 -22.400L4.900 -21.300Q0 -20.300 -4.700 -21.500Z', band);
  return place(content, { x, y, scale });
}

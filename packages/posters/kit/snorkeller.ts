// A person who snorkels, seen from above.
import { wornFin } from './gear';
import { clipped, line, mix, place, shaded, shape } from './ink';
import { ACCENT, INDIGO } from './inks';
import { limb, oval, roundedBox } from './path';

const SUIT = '#1d3a66';
const SKIN = '#b87c5a';
const FIN = '#f6c34a';

const TORSO =
  'M0 -100C26 -100 50 -94 57 -74C61 -50 46 -10 38 22C36 44 45 60 43 86C42 106 20 120 0 120' +
  'C-20 120 -42 106 -43 86C-45 60 -36 44 -38 22C-46 -10 -61 -50 -57 -74C-50 -94 -26 -100 0 -100Z';
// The right arm points forward. The left arm lies along the body.
const ARMS = [
  limb([40, -78, 34], [72, -128, 29], [86, -168, 24], [88, -214, 17]),
  limb([-42, -80, 34], [-74, -34, 29], [-80, 6, 24], [-68, 56, 17]),
];
const HANDS = [
  'M79 -212C78 -226 78 -238 81 -244C83 -254 88 -262 91 -262C94 -262 94 -252 93 -244C98 -240 100 -226 97 -212Z',
  'M-76 54C-78 66 -74 84 -67 92C-62 94 -60 86 -61 80C-55 76 -56 64 -60 52Z',
];
const LEGS = [
  limb([-21, 88, 44], [-25, 150, 38], [-25, 196, 29], [-22, 262, 21]),
  limb([21, 88, 44], [28, 150, 38], [33, 196, 29], [44, 258, 21]),
];
const FEET = [
  { x: -20, y: 322, scale: 0.52, turn: -2 },
  { x: 56, y: 316, scale: 0.52, turn: -11 },
];
const HEAD = oval(0, -134, 28, 32);

/**
 * A snorkeller face down at the surface. The head points up; one hand points forward. About 660 units from finger to
 * fin at scale 1. The origin is the lower back. The light comes from the upper left of the picture at every rotation.
 */
export function snorkeller(x: number, y: number, scale: number, turn: number): string {
  const toShade = ((45 - turn) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(toShade) / 2, Math.sin(toShade) / 2];
  const sprayedShade = (d: string, strength = 0.8) =>
    shaded(d, '#0a1c3a', strength, [0.5 - dx, 0.5 - dy, 0.5 + dx, 0.5 + dy]);
  // A dark copy and a lighter copy that is moved toward the light. The far side stays dark.
  const litShape = (d: string, ink: string, by = 3) =>
    shape(d, mix(ink, INDIGO, 0.5)) + clipped(d, place(shape(d, ink), { x: -dx * 2 * by, y: -dy * 2 * by }));
  const sleeve = (d: string, stripe: string) =>
    litShape(d, SUIT, 5) + clipped(d, line(stripe, ACCENT, 9)) + sprayedShade(d, 0.5);
  const fins = FEET.map((foot) => place(wornFin(FIN), foot)).join('');
  const legs = LEGS.map((d) => litShape(d, SUIT, 6) + sprayedShade(d, 0.5)).join('');
  const arms =
    HANDS.map((d) => litShape(d, SKIN)).join('') +
    sleeve(ARMS[0] ?? '', 'M48 -84C80 -130 94 -160 96 -222') +
    sleeve(ARMS[1] ?? '', 'M-52 -84C-84 -36 -90 4 -74 60') +
    line('M80 -212H97M-77 54L-60 54', '#cfe3e4', 4);
  const back =
    shape(roundedBox(-14, -116, 28, 26, 8), mix(SKIN, INDIGO, 0.25)) +
    litShape(TORSO, SUIT, 7) +
    clipped(
      TORSO,
      shape(
        'M-70 -110L-40 -100C-44 -50 -26 10 -32 130H-70ZM70 -110L40 -100C44 -50 26 10 32 130H70Z',
        ACCENT,
      ) +
        line('M0 -98V60', '#cfe3e4', 2.5, 'opacity=".7"') +
        line('M-16 -97Q0 -88 16 -97', '#cfe3e4', 4),
    ) +
    sprayedShade(TORSO);
  const mask =
    shape(roundedBox(-26, -181, 52, 24, 9), INDIGO) +
    shape(roundedBox(-21, -178, 19, 12, 5) + roundedBox(2, -178, 19, 12, 5), '#8fe0e6') +
    shape('M-20 -170L-8 -178H-4L-16 -166ZM4 -170L15 -178H19L8 -166Z', '#f4fffb');
  const head =
    shape(oval(-30, -134, 5, 8) + oval(30, -134, 5, 8), mix(SKIN, INDIGO, 0.15)) +
    shape(oval(0, -150, 24, 20), SKIN) +
    mask +
    litShape(HEAD, '#4a3230', 5) +
    line('M-20 -112Q-16 -140 -8 -158M0 -106V-160M20 -112Q16 -140 8 -158', '#6f4c40', 2.4, 'opacity=".7"') +
    clipped(
      HEAD,
      line('M-34 -146Q0 -124 34 -146', '#0a1c3a', 11) + line('M-34 -148Q0 -126 34 -148', '#5f7ba6', 3),
    );
  // The tube stands up beside the head. Its open end is nearest to the viewer.
  const tube =
    line('M22 -176C40 -176 40 -150 40 -126L44 -92', mix(FIN, INDIGO, 0.35), 14) +
    line('M22 -177C39 -177 38 -150 38 -126L42 -92', FIN, 10) +
    line('M42 -104L44 -88', ACCENT, 14) +
    shape(oval(45, -84, 8.5), ACCENT) +
    shape(oval(45, -84, 4.5), '#3a1420');
  return place(fins + legs + arms + back + head + tube, { x, y, scale, turn });
}

/**
 * The shadow of a snorkeller on the sea floor, around the origin. Give it the same scale and rotation as the
 * snorkeller.
 */
export const snorkellerShadow = (ink: string): string =>
  [TORSO, HEAD, ...ARMS, ...HANDS, ...LEGS].map((d) => shape(d, ink)).join('') +
  FEET.map((foot) => place(shape('M-34 -150H34L66 146H-66Z', ink), foot)).join('');

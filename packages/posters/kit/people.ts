// People. They wear hats and have no faces.
import { each, line, mix, place, shaded, shape } from './ink';
import { INDIGO } from './inks';
import { limb, oval, smoothPath } from './path';

/** The colours of a person's clothes and skin. */
type Clothes = { shirt: string; skin: string; hat: string; band?: string };

/** The colours that the people on the boat choose from. */
export const SHIRTS = ['#e07a4a', '#2f6f7e', '#f0c060', '#d9e4dc', '#b3546a', '#4f8a72'];
export const HATS = ['#f3dfae', '#fffaf0', '#d8a860', '#f3dfae', '#f7e9c9', '#e9c58a'];
export const SKINS = ['#8a5a40', '#c98f6b', '#6b4434', '#b87c5a', '#e0ab86', '#8a5a40'];

/** A seated person from the side, about 20 units tall. `y` is the seat. */
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

/**
 * An angler in profile, facing right, with both hands on a bent rod. 310 units tall at scale 1. (x, y) is the point
 * between the feet.
 */
export function angler(x: number, y: number, scale: number, inks: AnglerInks): string {
  const { shirt, shorts, skin, hat, rod, rim } = inks;
  const dim = (ink: string) => mix(ink, INDIGO, 0.35);
  const part = (d: string, ink: string) => rimmed(d, ink, rim);
  const legs =
    part('M-38 -102C-41 -64 -41 -40 -37 -12H-17C-16 -46 -9 -70 -6 -102Z', dim(skin)) +
    part('M5 -102C10 -66 14 -40 17 -12H37C42 -46 48 -72 46 -102Z', skin) +
    part('M-41 -18C-42 -6 -42 0 -41 4H-2C-2 -5 -14 -8 -16 -18Z', dim(rod)) +
    part('M14 -18C13 -6 13 0 14 4H58C58 -5 42 -8 39 -18Z', rod) +
    part(
      'M-41 -166H37C45 -142 51 -112 52 -90L7 -85L1 -120L-6 -85L-48 -90C-48 -116 -45 -142 -41 -166Z',
      shorts,
    );
  const farArm =
    part(
      'M22 -232C32 -236 40 -228 44 -220L66 -190L104 -212L112 -198L72 -168C62 -164 54 -168 50 -176L24 -212Z',
      dim(shirt),
    ) + part(oval(108, -206, 12, 11), dim(skin));
  const torso =
    part(
      'M-30 -242C-45 -222 -47 -190 -41 -156C-16 -147 16 -147 40 -158C47 -190 47 -220 36 -240C26 -250 -18 -252 -30 -242Z',
      shirt,
    ) +
    shape(
      'M-30 -242C-45 -222 -47 -190 -41 -156C-34 -153 -26 -151 -18 -150C-28 -186 -26 -222 -12 -248' +
        'C-20 -247 -26 -246 -30 -242Z',
      dim(shirt),
    );
  const head =
    part('M-9 -264H15L18 -240C8 -232 -4 -232 -12 -240Z', dim(skin)) +
    part(
      'M-15 -294C-18 -272 -12 -254 4 -251C14 -249 23 -254 24 -262L24 -268L31 -272L25 -282L25 -296Z',
      skin,
    ) +
    shape(
      'M-20 -288C-24 -268 -26 -256 -29 -243C-20 -238 -10 -238 -3 -241C-4 -256 -4 -272 -2 -288Z',
      dim(hat),
    ) +
    part('M-19 -286C-22 -318 35 -320 35 -287C18 -292 0 -292 -19 -286Z', hat) +
    part('M-31 -282C-10 -297 32 -297 58 -275C32 -283 -4 -283 -31 -282Z', hat);
  const reel =
    shape(oval(72, -156, 16, 13), rod) +
    line('M64 -168L70 -158M84 -150L96 -140', rod, 5) +
    shape(oval(98, -138, 6), rod);
  const nearArm =
    part(
      'M-20 -226C-20 -246 10 -248 16 -232L40 -178C44 -164 32 -152 20 -156C12 -158 8 -164 6 -170Z',
      mix(shirt, '#ffffff', 0.1),
    ) +
    part('M18 -172C16 -158 26 -150 38 -152L84 -172L78 -192L40 -176Z', skin) +
    part(oval(82, -183, 13, 12), skin);
  const rodPath = 'M22 -138L84 -184L110 -204C200 -276 284 -330 344 -318C374 -311 386 -280 388 -244';
  return place(legs + farArm + line(rodPath, rod, 5) + reel + torso + head + nearArm, { x, y, scale });
}

/** A shape with a bright right edge. Without `rim` it has no bright edge. */
const rimmed = (d: string, ink: string, rim?: string) =>
  (rim ? place(shape(d, rim), { x: 4, y: -1 }) : '') + shape(d, ink);

type AnglerInks = { shirt: string; shorts: string; skin: string; hat: string; rod: string; rim?: string };

/** Head and body in profile, facing right. The hip is at the origin. */
const PROFILE = smoothPath(
  [
    [-60, 190],
    [-64, 70],
    [-58, 10],
    [-52, -50],
    [-64, -120],
    [-76, -190],
    [-72, -232],
    [-50, -256],
    [-30, -268],
    [-26, -292],
    [-44, -312],
    [-50, -344],
    [-42, -376],
    [-18, -398],
    [12, -400],
    [36, -386],
    [45, -362],
    [46, -348],
    [58, -330],
    [50, -322],
    [53, -314],
    [49, -308],
    [51, -298],
    [42, -286],
    [22, -278],
    [18, -260],
    [38, -236],
    [54, -196],
    [52, -130],
    [38, -60],
    [42, 10],
    [46, 70],
    [40, 190],
  ],
  true,
);
/** Arms, back and neck from behind. The arms lean on the rail. */
const FROM_BEHIND = [
  limb([-56, -186, 42], [-104, -104, 38], [-70, -10, 26]),
  limb([56, -186, 42], [104, -104, 38], [70, -10, 26]),
  'M-48 190C-54 60 -44 0 -48 -60C-58 -110 -78 -170 -66 -196C-52 -212 -30 -212 -20 -226V-252H20V-226' +
    'C30 -212 52 -212 66 -196C78 -170 58 -110 48 -60C44 0 54 60 48 190Z',
];
/** Hats and hair, in profile or from behind. */
const WORN = {
  brim: 'M-92 -352C-60 -376 50 -386 98 -352C50 -356 -50 -350 -92 -352ZM-46 -362C-50 -424 40 -428 42 -366Z',
  ponytail:
    'M-40 -372C-24 -412 40 -412 44 -366C20 -380 -2 -372 -20 -344C-22 -322 -34 -306 -40 -310' +
    'C-54 -300 -62 -262 -92 -236C-84 -268 -92 -296 -70 -330C-66 -350 -56 -368 -40 -372Z',
  cap: 'M-48 -346C-56 -412 40 -420 46 -362L92 -350C70 -346 52 -348 40 -352C10 -352 -20 -350 -48 -346Z',
};

/**
 * A guest at the rail of the boat, dark against the light. 400 units from hat to hip at scale 1. (x, y) is the hip at
 * the rail. A guest in profile faces right and may hold a drink. A guest from behind leans on the rail.
 */
export function guestAtRail(
  x: number,
  y: number,
  scale: number,
  { ink, rim, drink }: RailInks,
  { hat = 'brim', glass = false, fromBehind = false, flip = false }: RailOptions = {},
): string {
  const part = (d: string) => rimmed(d, ink, rim);
  const worn = part(WORN[hat]);
  if (fromBehind)
    return place(FROM_BEHIND.map(part).join('') + part(oval(0, -278, 38, 46)) + place(worn, { y: 62 }), {
      x,
      y,
      scale,
      flip,
    });
  const farArm = part(limb([20, -216, 44], [62, -120, 36], [108, -16, 26])) + part(oval(114, -8, 20, 13));
  const nearArm = glass
    ? part(limb([-32, -212, 60], [2, -120, 48], [52, -124, 38], [112, -168, 27]))
    : part(limb([-32, -212, 60], [4, -110, 48], [96, -14, 28])) + part(oval(102, -8, 20, 13));
  const held = glass
    ? shape('M104 -238H154L146 -158H112Z', '#fff3cf', 'opacity=".85"') +
      shape('M107 -212H151L145 -158H113Z', drink) +
      line('M104 -238L112 -158M154 -238L146 -158', '#7a3048', 3) +
      part('M100 -186C112 -196 140 -192 148 -182C152 -170 146 -158 134 -154C118 -150 102 -158 98 -168Z')
    : '';
  const crease =
    line('M-40 -196C-28 -150 -12 -116 4 -100', rim, 3, 'opacity=".35"') +
    line('M-58 12Q-8 26 42 12', rim, 3, 'opacity=".3"');
  return place(farArm + part(PROFILE) + worn + nearArm + crease + held, { x, y, scale, flip });
}

type RailInks = { ink: string; rim: string; drink: string };
type RailOptions = { hat?: keyof typeof WORN; glass?: boolean; fromBehind?: boolean; flip?: boolean };

/** A hand from above. Its first finger points left and ends at (x, y). The sleeve is on the right. */
export function pointingHand(x: number, y: number, scale: number, turn: number): string {
  const skin = '#b87c5a';
  const dark = '#7a4a3c';
  const arm = 'M236 -44C290 -54 340 -60 400 -66L400 86C340 80 290 74 240 66Z';
  const sleeve = 'M330 -74C470 -98 760 -122 1100 -140V170C760 146 470 112 332 92Q318 10 330 -74Z';
  const back =
    'M112 -30C140 -56 190 -62 244 -48C262 -10 262 30 246 68C200 84 150 82 120 70C104 44 102 0 112 -30Z';
  const finger = 'M6 -8C0 -16 8 -24 22 -24C60 -27 100 -30 142 -36L146 2C100 2 60 3 22 4C10 4 4 0 6 -8Z';
  const curled = [
    [98, 14, 30, 17],
    [102, 42, 27, 15.5],
    [112, 66, 23, 13],
  ] satisfies [number, number, number, number][];
  const outline = `${arm}${back}${finger}`;
  return place(
    shape(outline, '#2b2440', 'opacity=".35" transform="translate(14 26)"') +
      shape(arm, skin) +
      shape(sleeve, '#1b7f98') +
      shaded(sleeve, '#0a3f5e', 0.8, [0, 0, 0, 1]) +
      line('M336 -70Q324 10 338 88', '#0a3f5e', 6) +
      shape(back, skin) +
      shape('M150 66C130 92 96 104 66 100C54 96 56 84 68 80C92 76 104 68 116 56Z', dark) +
      shape('M150 60C128 84 96 94 70 92C60 90 60 82 70 79C92 75 104 66 114 52Z', mix(skin, dark, 0.25)) +
      each(
        curled,
        (cx, cy, rx, ry) =>
          shape(oval(cx + 4, cy + 3, rx, ry), dark) + shape(oval(cx + 5, cy, rx - 3, ry - 3), skin),
      ) +
      shape(finger, skin) +
      shape('M8 -2C40 1 100 -2 146 -4L146 4C100 3 60 4 22 5C14 5 10 2 8 -2Z', dark, 'opacity=".7"') +
      shape('M10 -14C10 -20 18 -21 28 -21L29 -8C20 -6 11 -7 10 -14Z', '#e8bfa2') +
      line('M70 -26Q74 -18 71 -10M118 -32Q124 -22 120 -10', dark, 2.5, 'opacity=".6"') +
      line('M128 -22Q160 -34 200 -34M132 18Q168 8 206 10M138 48Q170 42 204 44', dark, 2.5, 'opacity=".35"') +
      shaded(back, dark, 0.7, [0, 0, 0, 1]),
    { x, y, scale, turn },
  );
}

/** A small figure that walks to the right, seen from the side. 60 units tall at scale 1. (x, y) is the feet. */
export function walker(
  x: number,
  y: number,
  scale: number,
  { shirt, skin, hat, band = '#a9583c' }: Clothes,
  flip = false,
): string {
  const dark = mix(skin, '#3a2030', 0.3);
  const legs =
    line('M-1 -26L-8 -12L-12 0M1 -26L7 -13L8 0', dark, 4.6) +
    shape('M-7 -32H7L10 -18H2L0 -24L-4 -17H-11Z', mix(shirt, INDIGO, 0.6));
  const arms = line('M-3 -44L-9 -35L-7 -27', dark, 3.6) + line('M3 -44L10 -36L13 -30', skin, 3.6);
  const torso =
    shape('M-8 -30C-9 -42 -8 -48 -3 -49H4C9 -48 9 -40 8 -30Z', shirt) +
    shape('M-8 -30C-9 -42 -8 -48 -3 -49H-1C-4 -44 -4 -36 -3 -30Z', mix(shirt, '#ffffff', 0.3));
  const head =
    shape(oval(1, -54, 4, 4.6), skin) +
    shape('M-9 -56Q1 -60 11 -55.500Q1 -53.500 -9 -56Z', hat) +
    shape('M-4 -56.500C-4 -63 6 -63 6.500 -56Q1 -55 -4 -56.500Z', hat) +
    shape('M-4 -57.500Q1 -56 6.500 -57L6.500 -56Q1 -55 -4 -56.500Z', band);
  return place(shape(oval(10, 1, 20, 2.6), '#9a6a54', 'opacity=".4"') + arms + legs + torso + head, {
    x,
    y,
    scale,
    flip,
  });
}

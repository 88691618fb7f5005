// Equipment on the boat, drawn from straight above with light from the upper left. The esky and the hat are also drawn
// as seen from the beach.
import { clipped, line, linear, mix, shaded, shape, sprayed } from './ink';
import { ACCENT, INDIGO } from './inks';
import { box, oval, roundedBox } from './path';

const sprayedShade = (d: string, ink: string, strength = 0.6) =>
  sprayed(
    d,
    ink,
    linear(
      [
        [0, '#000', 0],
        [0.5, '#000', 0.06],
        [1, '#000', strength],
      ],
      0,
      0,
      1,
      1,
    ),
  );
/** An object with its shadow at the lower right. `outline` is the shape of the shadow. */
const withShadow = (outline: string, content: string) =>
  shape(outline, '#2b2440', 'opacity=".38" transform="translate(11 13)"') + content;

/** A diving mask. The strap is behind it. */
export function mask() {
  const frame =
    'M-92 -34C-60 -52 60 -52 92 -34C104 -10 96 34 66 46C44 54 26 44 16 24Q0 2 -16 24' +
    'C-26 44 -44 54 -66 46C-96 34 -104 -10 -92 -34Z';
  const lens = (side: number) =>
    `M${side * 12} -24C${side * 34} -36 ${side * 66} -34 ${side * 80} -24C${side * 86} -4 ${side * 78} 24 ${side * 58} 32C${side * 40} 36 ${side * 30} 24 ${side * 20} 8Z`;
  const pane = (side: number) =>
    shape(lens(side), '#7fd0d8') +
    clipped(
      lens(side),
      shape(
        `M${side * 46 - 46} 40L${side * 46 - 4} -44H${side * 46 + 14}L${side * 46 - 24} 40Z`,
        '#eafaf4',
        'opacity=".75"',
      ),
    ) +
    sprayedShade(lens(side), '#1b7f98');
  return withShadow(
    frame,
    line('M-88 -20C-120 -96 120 -96 88 -20', '#12213f', 13) +
      line('M-88 -22C-118 -94 118 -94 88 -22', '#34507a', 4) +
      shape(frame, '#12213f') +
      shape('M-88 -32C-58 -48 58 -48 88 -32C60 -42 -60 -42 -88 -32Z', '#5f7ba6') +
      pane(-1) +
      pane(1),
  );
}

/** A snorkel: a bent tube with a mouthpiece and a bright tip. */
export function snorkel() {
  const tube = 'M-8 -130L-8 64C-8 100 46 104 52 66';
  return (
    line(tube, '#2b2440', 22, 'opacity=".35" transform="translate(11 13)"') +
    line(tube, '#f6c34a', 22) +
    line(tube, '#ffe7a6', 6, 'transform="translate(-4 -2)"') +
    line('M-8 -132V-98', '#e2673d', 24) +
    shape(roundedBox(28, 34, 48, 26, 12), '#12213f') +
    shape(roundedBox(32, 37, 34, 7, 3), '#5f7ba6') +
    line('M-14 66H6M-12 78H10', '#b98a2a', 3)
  );
}

/** A fin that lies on the deck, toe down. */
export const fin = (ink?: string) => withShadow(FIN_BLADE, wornFin(ink));

const FIN_BLADE =
  'M-34 -150C-40 -176 40 -176 34 -150L40 -60C58 20 72 100 66 146C30 160 -30 160 -66 146C-72 100 -58 20 -40 -60Z';

/** A fin without a shadow, toe down. */
export function wornFin(ink = '#1b93b0') {
  const dark = mix(ink, '#0a2548', 0.45);
  return (
    shape(FIN_BLADE, ink) +
    clipped(
      FIN_BLADE,
      shape(box(0, -40, 90, 220), dark, 'opacity=".25"') +
        line('M-30 -36L-46 150M30 -36L46 150', dark, 7) +
        line('M0 0V154M-18 0L-24 154M18 0L24 154', mix(ink, '#ffffff', 0.3), 3) +
        shape('M-50 -30C-30 -54 30 -54 50 -30L44 -180H-44Z', '#12213f') +
        shape(oval(0, -118, 24, 32), '#05122e') +
        line('M-30 -150Q-36 -100 -38 -60', '#5f7ba6', 4),
    ) +
    sprayedShade(FIN_BLADE, dark)
  );
}

/** A stinger suit with a hood. Its arms hang down. */
export function stingerSuit() {
  const suit =
    'M-24 -170C-30 -200 30 -200 24 -170L30 -146L78 -124C92 -80 98 -20 100 44L74 48L54 -60L48 10' +
    'L56 186L14 188L0 50L-14 188L-56 186L-48 10L-54 -60L-74 48L-100 44C-98 -20 -92 -80 -78 -124' +
    'L-30 -146Z';
  return withShadow(
    suit,
    shape(suit, '#1d3a66') +
      clipped(
        suit,
        shape('M-110 -130L-50 -120L-52 60H-120ZM110 -130L50 -120L52 60H120Z', '#25aabb') +
          shape('M-60 -60L-44 -120L-40 10L-48 190H-62ZM60 -60L44 -120L40 10L48 190H62Z', '#e2673d') +
          shape(oval(0, -170, 15, 17), '#0a1c3a') +
          line('M0 -148V20', '#cfe3e4', 3) +
          shape(box(-5, -150, 10, 14), '#fffaf0'),
      ) +
      sprayedShade(suit, '#0a1c3a', 0.7),
  );
}

/** A life jacket with straps and buckles. */
export function lifeJacket(ink = ACCENT) {
  const vest =
    'M-92 -120C-70 -140 -44 -138 -30 -128Q0 -40 30 -128C44 -138 70 -140 92 -120C82 -80 88 -50 100 -20' +
    'L102 110C60 128 -60 128 -102 110L-100 -20C-88 -50 -82 -80 -92 -120Z';
  return withShadow(
    vest,
    shape(vest, ink) +
      clipped(
        vest,
        shape('M-92 -140L-40 -140L-56 130H-120Z', mix(ink, '#ffffff', 0.25)) +
          shape(box(-110, -8, 220, 18), '#12213f') +
          shape(box(-110, 54, 220, 18), '#12213f') +
          shape(box(-110, 84, 220, 12), '#e9efe8') +
          line('M0 -70V130', mix(ink, INDIGO, 0.5), 5),
      ) +
      [0, 62]
        .map(
          (y) =>
            shape(roundedBox(-18, y - 14, 36, 30, 6), '#34507a') +
            shape(roundedBox(-10, y - 8, 20, 18, 4), '#0a1c3a'),
        )
        .join('') +
      sprayedShade(vest, mix(ink, INDIGO, 0.45)),
  );
}

/** A first-aid kit: a soft green bag with a white cross, the sign used in Australia. */
export function firstAidKit() {
  const bag = roundedBox(-110, -74, 220, 148, 22);
  return withShadow(
    bag,
    line('M-44 -76C-40 -108 40 -108 44 -76', '#123f33', 12) +
      shape(bag, '#2f8a5c') +
      shape(roundedBox(-104, -68, 208, 50, 18), '#46a873', 'opacity=".7"') +
      line('M-108 -34H108', '#174d3a', 4) +
      shape(box(62, -42, 24, 16), '#e9efe8') +
      shape('M-16 -22H16V4H42V36H16V62H-16V36H-42V4H-16Z', '#fffaf0') +
      sprayedShade(bag, '#123f33', 0.7),
  );
}

/** A dry bag, rolled up and closed with clips. */
export function dryBag() {
  const bag = 'M-62 -96L62 -96C78 -40 80 70 66 128C30 140 -30 140 -66 128C-80 70 -78 -40 -62 -96Z';
  return (
    withShadow(
      bag,
      shape(bag, '#f6c34a') +
        clipped(
          bag,
          shape('M-80 -100H-34Q-50 20 -36 140H-90Z', '#ffdf8a') +
            line('M20 -90Q34 0 24 130M-10 -86Q2 -40 -4 10', '#b98a2a', 4, 'opacity=".7"') +
            shape(box(-90, 56, 180, 20), '#12213f'),
        ) +
        sprayedShade(bag, '#9a6a1c', 0.7),
    ) +
    shape(roundedBox(-78, -128, 156, 38, 14), '#d9a030') +
    line('M-66 -116H66M-66 -104H66', '#9a6a1c', 3) +
    shape(roundedBox(-18, -146, 36, 24, 6), '#12213f')
  );
}

/** An esky from above with its lid closed. */
export function eskyFromAbove() {
  const lid = roundedBox(-140, -92, 280, 184, 26);
  return withShadow(
    lid,
    shape(roundedBox(-156, -30, 312, 60, 14), '#8fa9ae') +
      shape(lid, '#e9efe8') +
      shape(roundedBox(-122, -76, 244, 152, 18), '#fffaf0') +
      shape(roundedBox(-122, -76, 244, 22, 11), '#ffffff') +
      [-60, 60].map((x) => shape(roundedBox(x - 22, 70, 44, 26, 7), '#1b93b0')).join('') +
      [-70, 0, 70]
        .map((x) => shape(oval(x, 0, 24), '#cfdcda') + shape(oval(x + 2, 3, 19), '#dfe9e4'))
        .join('') +
      sprayedShade(lid, '#7f9aa4', 0.75),
  );
}

/** An esky on the ground, seen at an angle. (0, 0) is the centre of its foot. */
export const eskyOnGround = () =>
  shape(oval(20, 2, 84, 12), '#9a6a54', 'opacity=".45"') +
  shape('M-66 -66L66 -66L58 0H-58Z', '#1b93b0') +
  shape('M20 -66L66 -66L58 0H20Z', '#0f6f86') +
  shape(roundedBox(-72, -88, 144, 26, 8), '#fffaf0') +
  shape('M20 -88H64A8 8 0 0 1 72 -80V-70A8 8 0 0 1 64 -62H20Z', '#cfdcda') +
  line('M-40 -90Q0 -124 40 -90', '#7f9aa4', 6) +
  shape(box(-10, -66, 20, 12), '#e9efe8');

/** A straw hat on the ground. */
export const hatOnGround = (band = '#a9583c') =>
  shape(oval(6, 4, 50, 9), '#9a6a54', 'opacity=".4"') +
  shape(oval(0, -3, 48, 11), '#f3dfae') +
  shape('M-25 -5C-25 -36 25 -36 26 -5Q0 4 -25 -5Z', '#f7e7bd') +
  shape('M6 -29C24 -28 25 -16 26 -5Q18 -1 8 0Z', '#d8b679') +
  shape('M-25 -9Q0 0 26 -9L26 -4Q0 5 -25 -4Z', band);

/** A hand flare with its cap at the top. A red flare burns red at night; an orange one makes smoke by day. */
export function flare(ink: string): string {
  const tube = roundedBox(-26, -120, 52, 250, 10);
  return withShadow(
    tube,
    shape(tube, ink) +
      clipped(
        tube,
        shape(box(-26, -120, 17, 250), mix(ink, '#ffffff', 0.35)) +
          shape(box(-30, -6, 60, 66), '#fffaf0') +
          line('M-14 12H14M-14 26H14M-14 40H6', '#7f9aa4', 4) +
          shaded(tube, INDIGO, 0.6, [0, 0, 1, 0]),
      ) +
      shape(roundedBox(-30, -146, 60, 58, 10), '#12213f') +
      shape(roundedBox(-26, -142, 14, 50, 6), '#5f7ba6') +
      line('M0 130V150M-8 158a8 8 0 1 0 16 0a8 8 0 1 0 -16 0', '#5f7f90', 4),
  );
}

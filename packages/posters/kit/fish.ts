// Small reef fish.
import { between, random } from './chance';
import { clipped, line, place, shaded, shape } from './ink';
import { oval, round } from './path';

/** The kinds of small fish. Their outlines face left and are about 110 units long. */
type FishKind = 'fusilier' | 'butterfly' | 'parrot';
type FishInks = { body: string; light: string; fin: string; band: string; back?: string };
type Swimming = { turn?: number; flip?: boolean; opacity?: number };

const FISH_SHAPES = {
  fusilier: {
    body: 'M-50 0C-38 -13 -8 -18 22 -10C32 -7 36 -4 40 0C36 4 32 7 22 10C-8 16 -38 12 -50 0Z',
    tail: 'M36 0L58 -17Q52 -2 52 0Q52 3 58 17Z',
    dorsal: 'M-18 -14Q0 -24 22 -10Q4 -12 -18 -14Z',
    belly: 'M-48 3C-34 12 -6 15 22 9C30 7 34 4 38 1C10 6 -20 6 -48 3Z',
  },
  butterfly: {
    body: 'M-52 2Q-42 -4 -36 -10C-22 -40 14 -44 34 -22C40 -14 40 14 34 22C14 42 -22 36 -36 12Q-42 6 -52 2Z',
    tail: 'M35 -10L54 -15Q50 0 54 15L35 10Z',
    dorsal: 'M-20 -32C0 -50 32 -44 42 -20Q36 -26 20 -32Q0 -38 -20 -32Z',
    belly: 'M-22 30C0 48 30 42 42 20Q34 28 16 32Q-4 36 -22 30Z',
  },
  parrot: {
    body: 'M-52 2C-46 -18 -18 -28 10 -22C26 -18 34 -10 40 -6L40 8C32 14 24 18 10 21C-18 26 -44 18 -52 2Z',
    tail: 'M38 -8L60 -20Q56 -6 55 0Q56 8 60 20L38 9Z',
    dorsal: 'M-28 -22Q0 -37 34 -12Q10 -22 -28 -22Z',
    belly: 'M-50 6C-38 20 -10 25 14 20C26 17 34 12 40 8C12 14 -20 14 -50 6Z',
  },
};

/** Colours of the small fish. */
export const FISH_INKS = {
  butterfly: { body: '#ffd23f', light: '#fff6cf', fin: '#f0a93a', band: '#1c2440' },
  parrot: { body: '#2bb7a8', back: '#177e93', light: '#f59aa6', fin: '#f0708f', band: '#0f6b86' },
  fusilier: { body: '#2f7fd0', back: '#1a4f9c', light: '#cfeaf5', fin: '#ffd24a', band: '#ffd24a' },
  anthias: { body: '#ff8a5b', back: '#e0567a', light: '#ffd9a8', fin: '#f0577e', band: '#ffb36b' },
} satisfies Record<string, FishInks>;

/** One small reef fish facing left (`flip` for right). */
export function reefFish(
  kind: FishKind,
  x: number,
  y: number,
  length: number,
  inks: FishInks,
  { turn = 0, flip = false, opacity = 1 }: Swimming = {},
): string {
  const part = FISH_SHAPES[kind];
  let marks = shape(part.body, inks.body);
  if (kind !== 'butterfly') marks += shape(part.belly, inks.light, 'opacity=".8"');
  if (inks.back) marks += shape('M-60 -40H60V-8C20 -16 -20 -16 -60 -4Z', inks.back, 'opacity=".55"');
  if (kind === 'butterfly') {
    marks +=
      shape('M-38 -40Q-26 0 -34 40L-24 40Q-16 0 -27 -40Z', inks.band) +
      shape('M24 -40Q34 0 24 40L46 40V-40Z', inks.light);
    for (let i = 0; i < 6; i++)
      marks += line(`M${-14 + i * 7} -40Q${-6 + i * 7} 0 ${-14 + i * 7} 40`, inks.band, 1.2, 'opacity=".35"');
  }
  if (kind === 'fusilier') marks += shape('M-50 -3C-20 -10 10 -10 44 -3L44 1C10 -4 -20 -4 -50 1Z', inks.band);
  if (kind === 'parrot') {
    let scales = '';
    for (let i = 0; i < 7; i++)
      for (let j = 0; j < 5; j++) scales += `M${-22 + i * 9 + (j % 2) * 4.5} ${-18 + j * 8}q4.500 4 0 8`;
    marks +=
      line(scales, inks.band, 1.5, 'opacity=".65"') +
      shape('M-52 2C-46 -12 -40 -16 -32 -20Q-22 0 -32 20C-42 16 -48 10 -52 2Z', inks.band, 'opacity=".5"');
  }
  const fins =
    shape(part.tail, inks.fin) +
    shape(part.dorsal, inks.fin) +
    (kind === 'butterfly' ? shape(part.belly, inks.fin) : '');
  const sideFin = shape('M-16 4Q0 2 4 12Q-8 16 -16 4Z', inks.fin, 'opacity=".9"');
  const eye = shape(oval(-36, -3, 4), '#fff8e6') + shape(oval(-36.5, -3, 2.5), '#15203a');
  return place(fins + clipped(part.body, marks) + sideFin + eye, {
    x,
    y,
    scale: length / 110,
    turn,
    flip,
    opacity,
  });
}

/** A school of simple fish in one colour, placed at random in an ellipse. */
export function shoal(
  seed: number,
  cx: number,
  cy: number,
  width: number,
  height: number,
  count: number,
  length: number,
  ink: string,
  { flip = false, opacity = 1, turn = 0 }: Swimming = {},
): string {
  const chance = random(seed);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = chance() * Math.PI * 2;
    const reach = Math.sqrt(chance());
    const scale = (length * between(chance, 0.7, 1.2)) / 110;
    drawn += place(
      '<path d="M-50 0C-38 -15 -8 -19 22 -10C30 -7 34 -4 38 -2L58 -17Q52 0 58 17L38 2C34 4 30 7 22 10C-8 17 -38 14 -50 0Z"/>',
      {
        x: cx + (Math.cos(angle) * reach * width) / 2,
        y: cy + (Math.sin(angle) * reach * height) / 2,
        scale: round(scale * 100) / 100,
        turn: round(turn + (chance() - 0.5) * 14),
        flip,
      },
    );
  }
  return `<g fill="${ink}" opacity="${opacity}">${drawn}</g>`;
}

/**
 * A beaked coralfish: copper bands on silver, and a dark spot that looks like an eye. It faces left; `flip` turns it to
 * the right.
 */
export function beakedCoralfish(x: number, y: number, length: number, turn: number, flip = false): string {
  const body =
    'M-150 14C-132 8 -112 4 -96 -4C-82 -40 -44 -84 14 -92C62 -96 96 -70 108 -34C114 -12 114 14 106 36' +
    'C90 72 52 92 8 86C-40 78 -72 46 -92 18C-110 18 -132 20 -150 18Z';
  const dorsal =
    'M-40 -70C-20 -100 10 -128 62 -128C104 -124 128 -84 128 -40L108 -28C96 -66 62 -92 14 -92C-6 -88 -24 -80 -40 -70Z';
  const anal =
    'M-30 66C-10 100 30 124 74 116C108 106 124 76 124 44L106 34C90 70 52 90 8 85C-6 82 -20 74 -30 66Z';
  const tail = 'M106 -26L150 -34Q158 0 150 36L106 28Z';
  const copper = '#f08a2c';
  const band = (d: string) => shape(d, '#b35a1c') + place(shape(d, copper), { x: -2, y: -1 });
  const marks =
    shape(body, '#f3efe0') +
    shape('M-150 40C-60 60 40 60 110 10V110H-100Z', '#cfdcda', 'opacity=".7"') +
    band('M-88 -30Q-76 6 -84 36L-70 44Q-60 6 -70 -46Z') +
    band('M-40 -86Q-26 0 -40 80L-14 92Q0 0 -14 -100Z') +
    band('M26 -110Q42 0 26 100L54 104Q70 0 54 -112Z') +
    band('M88 -90Q104 0 88 90L112 80Q120 0 112 -80Z') +
    shape('M-150 10L-96 -6L-94 8L-150 16Z', copper, 'opacity=".8"') +
    shaded(body, '#3f6c86', 0.55, [0.2, 0, 0.7, 1]);
  const fins =
    shape(dorsal, '#f6d9a4') +
    clipped(dorsal, band('M20 -140Q40 -60 30 -70L60 -140ZM84 -140Q110 -60 90 -16L140 -16L140 -140Z')) +
    shape(anal, '#f6d9a4') +
    clipped(anal, band('M24 60Q40 120 30 130H60L54 70ZM90 20L96 140L140 130L140 20Z')) +
    shape(tail, '#f8f3e4') +
    shape('M106 -26L118 -28Q122 0 118 30L106 28Z', copper) +
    shape('M122 -29L128 -30Q133 0 128 32L122 31Z', '#12213f');
  const spot =
    shape(oval(76, -84, 17), '#fffaf0') +
    shape(oval(76, -84, 13), '#12213f') +
    shape(oval(72, -88, 4), '#8fd8e8');
  const sideFin =
    shape('M-22 14C-2 6 18 14 24 28C10 42 -14 38 -22 14Z', '#fff6dc', 'opacity=".9"') +
    line('M-18 16L20 28M-16 20L12 34', '#d9a86a', 2);
  const eye =
    shape(oval(-78, -6, 10), '#fffaf0') +
    shape(oval(-79, -6, 7), '#12213f') +
    shape(oval(-82, -9, 2.2), '#ffffff');
  const mouth = line('M-150 16L-132 14', '#8a4a1c', 2.5);
  return place(fins + clipped(body, marks) + spot + sideFin + eye + mouth, {
    x,
    y,
    scale: length / 300,
    turn,
    flip,
  });
}

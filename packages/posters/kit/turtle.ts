// The green turtle.
import { cells, type Frame } from './cells';
import { between, random } from './chance';
import { clipped, line, place, shaded, shape, sprayFade, sprayGlow } from './ink';
import { oval, type Point, trace } from './path';

const TURTLE_SHELL =
  'M-100 2C-92 -46 -42 -70 14 -64C64 -58 100 -30 116 8C92 40 44 58 -10 57C-62 55 -98 36 -100 2Z';
const TURTLE_SCUTES = [
  'M-88 0L-66 -24L-34 -26L-30 2L-36 26L-68 24Z',
  'M-30 -28L8 -28L14 2L8 26L-32 27L-26 2Z',
  'M12 -28L46 -24L54 4L44 26L12 26L18 2Z',
  'M50 -22L78 -14L90 6L76 22L48 25L58 4Z',
  'M-66 -28L-34 -30L-26 -54L-48 -52L-74 -38Z',
  'M-30 -31L8 -31L20 -56L-20 -57Z',
  'M13 -31L46 -27L62 -46L26 -56Z',
  'M51 -25L78 -17L88 -28L68 -43Z',
  'M-66 28L-36 30L-26 49L-50 48L-76 38Z',
  'M-31 30L8 29L14 50L-18 51Z',
  'M12 29L44 29L58 44L22 50Z',
  'M48 28L76 25L84 33L64 42Z',
];
const SCUTE_CENTRES: readonly Point[] = [
  [-58, 0],
  [-8, 0],
  [34, 0],
  [70, 4],
  [-50, -42],
  [-8, -44],
  [36, -42],
  [-52, 38],
  [-6, 40],
  [34, 38],
];

/** The colours of a green turtle in clear water. */
const GREEN_TURTLE = {
  shell: '#5b5a2e',
  rim: '#d9b56a',
  scute: '#8a6a35',
  scuteLit: '#a9823f',
  seam: '#3f4426',
  skin: '#3f7a66',
  skinShade: '#27594f',
  scale: '#e6d79a',
  throat: '#f3e3b4',
};

/** The skin of a green turtle: dark plates on a pale ground, with shade along one side. */
function scaledSkin(
  seed: number,
  outline: string,
  frame: Frame,
  size: number,
  [pale, plate]: readonly [string, string],
) {
  const plates = cells(seed, size, frame, () => size * 0.16);
  return shape(outline, pale) + clipped(outline, shape(plates, plate));
}

/** The far flipper, then the near one: raised for the next stroke, or back along the shell. */
const FLIPPERS = {
  stroke: [
    'M-56 -44C-92 -60 -118 -98 -112 -144C-106 -170 -82 -186 -58 -184C-48 -182 -50 -174 -58 -168' +
      'C-78 -152 -82 -122 -64 -96C-50 -78 -28 -64 -8 -56Z',
    'M-78 28C-114 48 -134 94 -120 142C-110 174 -78 196 -44 198C-34 197 -34 188 -44 182' +
      'C-68 164 -78 132 -66 102C-56 80 -40 64 -24 52Z',
  ],
  glide: [
    'M-66 -36C-62 -66 -34 -92 12 -106C34 -112 52 -112 58 -106C58 -100 48 -98 38 -94C10 -82 -2 -66 -12 -50Z',
    'M-88 18C-98 50 -74 84 -28 104C6 118 42 122 58 114C62 107 52 102 42 100C8 92 -22 68 -32 40Z',
  ],
} as const;

type Pose = { pose?: keyof typeof FLIPPERS; flip?: boolean };

/** A green turtle seen at an angle, swimming left. About 340 units long at scale 1. */
export function greenTurtle(
  x: number,
  y: number,
  scale: number,
  turn: number,
  { pose = 'stroke', flip = false }: Pose = {},
): string {
  const { skin, skinShade, throat } = GREEN_TURTLE;
  const [far, near] = FLIPPERS[pose];
  const head =
    'M-86 -22C-104 -40 -136 -46 -158 -34C-172 -26 -180 -12 -178 -1C-177 7 -170 11 -161 14C-142 24 -112 26 -88 16Z';
  const jaw =
    'M-177 2C-168 8 -156 8 -146 4C-126 2 -106 4 -88 4L-88 16C-112 26 -142 24 -161 14C-170 11 -176 8 -177 2Z';
  const hind =
    scaledSkin(3, 'M90 -16C116 -36 144 -44 166 -36C160 -16 134 0 106 8Z', [80, -50, 100, 70], 15, [
      '#8fa67a',
      skinShade,
    ]) +
    scaledSkin(4, 'M94 18C122 18 152 32 164 56C140 62 112 48 90 30Z', [80, 10, 100, 60], 15, [
      '#cfcf9a',
      skin,
    ]) +
    shape('M110 2L136 6L113 13Z', skinShade);
  const farFlipper =
    scaledSkin(5, far, [-125, -200, 190, 170], 17, ['#8fa67a', skinShade]) +
    sprayFade(far, '#12382f', 0, 0.75);
  const nearFlipper =
    scaledSkin(6, near, [-145, 10, 220, 210], 18, ['#e0d49c', skin]) +
    sprayFade(near, '#12382f', 0.7, 0, 0, 0, 0.1, 0.6) +
    shaded(near, '#12382f', 0.6, [0, 0, 1, 0.2]);
  const face =
    scaledSkin(7, head, [-185, -55, 110, 90], 16, ['#e0d49c', skin]) +
    shape(jaw, throat) +
    line('M-178 1C-168 8 -156 8 -146 4', '#2b4a3f', 2.4) +
    shape(oval(-151, -13, 9.5, 8.5), '#e0d49c') +
    shape(oval(-152, -13, 7, 6.6), '#142420') +
    shape(oval(-154.5, -15.5, 2), '#ffffff') +
    shaded(head, '#12382f', 0.5, [0, 0, 1, 0.6]);
  return place(farFlipper + hind + face + shell() + nearFlipper, { x, y, scale, turn, flip });
}

/** The shell: plates with growth lines, light at the top and dark at the bottom. */
function shell(): string {
  const { shell: ground, rim, scute, scuteLit, seam } = GREEN_TURTLE;
  const chance = random(5);
  let rays = '';
  for (const [cx, cy] of SCUTE_CENTRES) {
    for (let i = 0; i < 15; i++) {
      const angle = (i / 15) * Math.PI * 2 + chance() * 0.3;
      const [from, to] = [between(chance, 5, 9), between(chance, 13, 23)] as const;
      rays +=
        trace`M${cx + Math.cos(angle) * from} ${cy + Math.sin(angle) * from * 0.8}` +
        trace`L${cx + Math.cos(angle) * to} ${cy + Math.sin(angle) * to * 0.8}`;
    }
  }
  const upperRim =
    'M-100 2C-92 -46 -42 -70 14 -64C64 -58 100 -30 116 8L92 -2C70 -30 40 -50 0 -56C-50 -58 -84 -36 -90 2Z';
  const plates = TURTLE_SCUTES.map((d, i) =>
    shape(d, i % 3 === 1 ? scuteLit : scute, `stroke="${seam}" stroke-width="2.200" stroke-linejoin="round"`),
  );
  return (
    shape(TURTLE_SHELL, ground) +
    clipped(
      TURTLE_SHELL,
      shape(upperRim, rim) +
        plates.join('') +
        line(rays, seam, 1.5, 'opacity=".5"') +
        shaded(TURTLE_SHELL, '#0b2f3e', 0.8, [0.4, 0, 0.6, 1]) +
        sprayFade(TURTLE_SHELL, '#fff1bd', 0.6, 0, 0.3, 0, 0.45, 0.7),
    )
  );
}

/**
 * A green turtle from straight above, swimming up. About 300 units long at scale 1. A transparent layer makes it look a
 * little under water.
 */
export function greenTurtleFromAbove(x: number, y: number, scale: number, turn: number): string {
  const { rim, scute, scuteLit, seam, skin, skinShade, scale: spot } = GREEN_TURTLE;
  const shell =
    'M0 -104C56 -100 88 -50 84 0C80 56 44 100 0 116C-44 100 -80 56 -84 0C-88 -50 -56 -100 0 -104Z';
  const flipper = (side: -1 | 1) =>
    shape(
      `M${side * 56} -70C${side * 100} -92 ${side * 160} -84 ${side * 190} -24C${side * 196} -8 ${side * 184} 0 ${side * 172} -10C${side * 140} -42 ${side * 108} -44 ${side * 72} -34Z`,
      side < 0 ? skin : skinShade,
    ) +
    shape(
      `M${side * 50} 78C${side * 80} 92 ${side * 92} 124 ${side * 84} 150C${side * 66} 146 ${side * 44} 122 ${side * 30} 98Z`,
      side < 0 ? skin : skinShade,
    ) +
    [98, 124, 150].map((dx, i) => shape(oval(side * dx, -66 + i * 10, 9, 6), spot, 'opacity=".8"')).join('');
  const middle = [-66, -22, 24, 66].map(
    (y0, i) =>
      `M-22 ${y0 - 20}H22L${i === 3 ? 16 : 28} ${y0}L${i === 3 ? 12 : 22} ${y0 + 21}H${i === 3 ? -12 : -22}L${i === 3 ? -16 : -28} ${y0}Z`,
  );
  const ribs = [-1, 1].flatMap((side) =>
    [-50, -2, 44].map(
      (y0) =>
        `M${side * 26} ${y0 - 20}L${side * 64} ${y0 - 26}L${side * 72} ${y0 + 12}L${side * 30} ${y0 + 20}Z`,
    ),
  );
  const plate = (d: string, i: number) =>
    shape(d, i % 3 === 1 ? scuteLit : scute, `stroke="${seam}" stroke-width="3" stroke-linejoin="round"`);
  const head =
    shape('M-22 -96C-32 -120 -28 -152 0 -160C28 -152 32 -120 22 -96Z', skin) +
    [
      [-9, -136],
      [9, -134],
      [0, -118],
      [-12, -114],
      [12, -112],
    ]
      .map(([hx = 0, hy = 0]) => shape(oval(hx, hy, 6.5, 6), spot, 'opacity=".8"'))
      .join('') +
    shape(`${oval(-20, -136, 4)}${oval(20, -136, 4)}`, '#142420');
  const back =
    shape(shell, rim) +
    clipped(
      shell,
      place(shape(shell, '#5b5a2e'), { scale: 0.93 }) +
        [...middle, ...ribs].map(plate).join('') +
        sprayGlow(shell, '#fff1bd', -40, -60, 100, 0.5) +
        shaded(shell, '#0b2f3e', 0.8),
    );
  return place(flipper(-1) + flipper(1) + head + back, { x, y, scale, turn });
}

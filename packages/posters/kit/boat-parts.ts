// The parts of the tour boat. Each function draws one part for a given heading.
import type { BoatInks } from './boat-inks';
import type { At, View } from './boat-view';
import { between, pick, random } from './chance';
import { clipped, line, mix, place, shaded, shape } from './ink';
import type { Side } from './inks';
import { oval, polygon, smoothPath, trace } from './path';
import { HATS, SHIRTS, SKINS, seatedGuest } from './people';

/**
 * What each part needs: the view, the colours, the side of the sun, and `tone`, which shades a colour for a plane.
 * `right` is how far the plane faces right, from -1 to 1.
 */
export type Drawing = {
  view: View;
  inks: BoatInks;
  sun: number;
  tone: (right: number, ink: string) => string;
};

/** The seats: first the cockpit, then the foredeck. */
const SEATS: readonly At[] = [
  [-78, 13, 25],
  [-66, -15, 25],
  [-56, 15, 25],
  [-45, -14, 26],
  [-36, 14, 26],
  [-30, -10, 27],
  [70, -6, 37],
  [86, 4, 39],
];
const COCKPIT = 6;
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * A point on the hull. `along` runs from stern (0) to bow (1), `below` from the top edge (0) to the waterline (1).
 * `side` is 1 or -1.
 */
function hullAt(along: number, below: number, side = 1): At {
  const taper = (from: number, power: number) => 1 - Math.max(0, (along - from) / (1 - from)) ** power;
  const edge: At = [-96 + 212 * along, side * 33 * taper(0.42, 2.3), 26 + 4 * along + 17 * along ** 3];
  const water: At = [-94 + 186 * along, side * 29 * taper(0.3, 1.7), -3];
  const coordinate = (i: 0 | 1 | 2) => edge[i] + (water[i] - edge[i]) * below;
  return [coordinate(0), coordinate(1), coordinate(2)];
}

/** A detail that a silhouette leaves out. */
const detail = ({ inks }: Drawing, d: string, ink: string) => (inks.shadow ? '' : shape(d, ink));

/** A silhouette gets a stroke in its own colour, so that no gap shows between neighbouring parts. */
const seam = ({ shadow = 'none' }: BoatInks) => `stroke="${shadow}"`;

/** The near side of the hull: stripe, boot top and capping, with shade away from the sun. */
export function nearSide({ view: { see, ahead }, inks, sun, tone }: Drawing): string {
  /** A strip of the hull between two heights. Each rise is added in full at the bow and not at all at the stern. */
  const band = (from: number, to: number, fromRise = 0, toRise = 0) =>
    smoothPath(STEPS.map((s) => see(hullAt(s, from + fromRise * s)))) +
    smoothPath([...STEPS].reverse().map((s) => see(hullAt(s, to + toRise * s)))).replace('M', 'L') +
    'Z';
  const hull = band(0, 1);
  const side = shape(hull, tone(-ahead, inks.hull), seam(inks));
  if (inks.shadow) return side;
  return (
    side +
    clipped(
      hull,
      shape(band(0.4, 0.72, -0.22, -0.38), inks.accent) +
        shape(band(0.8, 1, 0.04), inks.shade) +
        shape(band(0.9, 1, 0.04), inks.deepShade) +
        shape(band(0, 0.11, -0.02, -0.03), inks.white) +
        shaded(hull, inks.deepShade, 0.5, sun < 0 ? [0, 0, 1, 0.2] : [1, 0, 0, 0.2]),
    )
  );
}

/** The transom. Returns an empty string when it faces away from the viewer. */
export function stern(boat: Drawing): string {
  const { view, inks, tone } = boat;
  const strip = (from: number, to: number) =>
    [hullAt(0, from), hullAt(0, to), hullAt(0, to, -1), hullAt(0, from, -1)] as const;
  if (!view.faces(...strip(0, 1))) return '';
  return (
    shape(view.face(...strip(0, 1)), tone(-view.abeam, inks.hull)) +
    detail(boat, view.face(...strip(0.4, 0.72)), mix(inks.accent, inks.shade, 0.25)) +
    detail(boat, view.face(...strip(0.82, 1)), inks.deepShade)
  );
}

/** The outboard engine on the transom. */
export function engine(boat: Drawing): string {
  const { view, inks } = boat;
  const box = (x1: number, x2: number, half: number, z1: number, z2: number): At[] =>
    [x1, x2].flatMap((fx) => [-half, half].flatMap((fy) => [z1, z2].map((fz): At => [fx, fy, fz])));
  return (
    shape(view.solid(...box(-105, -97, 4, -4, 14)), inks.engine) +
    shape(view.solid(...box(-110, -94, 8, 10, 33), [-104, 0, 36]), inks.engine) +
    detail(boat, view.solid(...box(-110.5, -94, 8.3, 25, 28)), inks.accent)
  );
}

/** The cockpit floor and the foredeck. */
export function decks({ view, inks, tone }: Drawing): string {
  const deckBetween = (from: number, to: number) => {
    const steps = STEPS.filter((s) => s >= from && s <= to);
    return view.face(...steps.map((s) => hullAt(s, 0)), ...steps.reverse().map((s) => hullAt(s, 0, -1)));
  };
  return (
    shape(deckBetween(0, 0.5), inks.deepShade, seam(inks)) +
    shape(deckBetween(0.34, 1), tone(0, mix(inks.hull, inks.shade, 0.3)), seam(inks))
  );
}

/** The cabin walls that face the viewer, with their windows. */
export function cabin(boat: Drawing): string {
  const { view, inks, tone } = boat;
  const side: Quad = [
    [-24, 24, 30],
    [-22, 22, 58],
    [38, 19, 58],
    [58, 17, 37],
  ];
  const mirrored = ([forward, across, up]: At): At => [forward, -across, up];
  const front: Quad = [side[3], side[2], mirrored(side[2]), mirrored(side[3])];
  const back: Quad = [mirrored(side[0]), mirrored(side[1]), side[1], side[0]];
  const wall = (quad: Quad, right: number, panes: readonly (readonly [from: number, to: number])[]) => {
    if (!view.faces(...quad)) return '';
    const pane = (...corners: [along: number, up: number][]) =>
      view.face(...corners.map(([along, up]) => pointOnWall(quad, along, up)));
    const glass = panes.map(
      ([from, to]) =>
        shape(pane([from, 0.36], [from, 0.9], [to, 0.9], [to, 0.36]), inks.glass) +
        detail(
          boat,
          pane([from, 0.62], [from, 0.9], [(from + to) / 2, 0.9]),
          mix(inks.glass, '#ffffff', 0.35),
        ),
    );
    return shape(view.face(...quad), tone(right, inks.white)) + glass.join('');
  };
  return (
    wall(back, -view.abeam, [[0.14, 0.86]]) +
    wall(front, view.abeam, [
      [0.05, 0.47],
      [0.53, 0.95],
    ]) +
    wall(side, -view.ahead, [
      [0.06, 0.3],
      [0.35, 0.62],
      [0.67, 0.9],
    ])
  );
}

/** The canopy. `aft` is the position of its rear edge. */
export function roof({ view, inks, tone }: Drawing, aft: number): string {
  const slab = (z1: number, z2: number) => view.solid(...roofEdge(aft, z1), ...roofEdge(aft, z2));
  return (
    shape(slab(59.5, 62), inks.accent) +
    shape(slab(61.5, 65), tone(view.abeam * 0.3, inks.white)) +
    shape(view.face(...roofEdge(aft, 65.5)), inks.white)
  );
}

/** The canopy posts on one side. */
export const roofPosts = ({ view, inks }: Drawing, aft: number, side: Side) =>
  [aft < -50 ? -80 : -34, -26]
    .map((x) => view.bar(inks.rail, 1.7, [x, side * 25, 28], [x, side * 24, 61]))
    .join('');

/** A paddle board on the roof. */
export const board = ({ view, inks }: Drawing) =>
  shape(
    smoothPath(
      roofEdge(-80, 67).map(([fx, fy, fz]) => view.see([fx * 0.86, fy * 0.36, fz])),
      true,
    ),
    inks.accent,
  );

/** Upright rods in the rack behind the canopy. */
export const rods = ({ view, inks }: Drawing) =>
  [-16, 0, 16]
    .map((side, i) => view.bar(inks.rail, 1.1, [-22, side, 64], [-38 - i * 3, side, 112 - i * 5]))
    .join('');

/** Mast, aerial and flag. */
export function mast({ view, inks }: Drawing): string {
  const [x, y] = view.see([6, 0, 94]);
  return (
    view.bar(inks.rail, 1.3, [8, 0, 65], [6, 0, 94]) +
    view.bar(inks.rail, 0.9, [-8, 8, 65], [-18, 8, 104]) +
    shape(trace`M${x} ${y}L${x + 0.4} ${y + 12}L${x + 19} ${y + 6}Z`, inks.accent)
  );
}

/** The rails on one side: around the cockpit and around the bow. */
export function rails({ view, inks }: Drawing, side: Side): string {
  const bow = (s: number, up: number): At => {
    const [forward, across, z] = hullAt(s, 0, side);
    return [forward - 2, across * 0.9, z + up];
  };
  const bar = (width: number, ...places: At[]) => view.bar(inks.rail, width, ...places);
  return (
    bar(1.3, [-94, side * 32, 27], [-94, side * 32, 39], [-64, side * 33, 39.5], [-34, side * 33, 40]) +
    bar(1.3, [-64, side * 33, 28], [-64, side * 33, 39.5]) +
    bar(1.5, bow(0.69, 15), bow(0.8, 16), bow(0.9, 16), bow(1, 14)) +
    [0.69, 0.8, 0.91].map((s) => bar(1.4, bow(s, 0), bow(s, 15.5))).join('')
  );
}

/** Fenders on the near side. */
export const fenders = ({ view, inks }: Drawing) =>
  [0.16, 0.4, 0.66]
    .map((s) => {
      const [[x, top], [, foot]] = [view.see(hullAt(s, 0.05)), view.see(hullAt(s, 0.92))];
      return (
        line(trace`M${x} ${top}V${foot}`, inks.rail, 1) +
        line(trace`M${x} ${top + 8}V${foot - 2}`, '#1b5f8c', 6.5)
      );
    })
    .join('');

/** The anchor line at the bow. */
export const anchorLine = ({ view, inks }: Drawing) =>
  view.bar(inks.rail, 0.9, hullAt(1, 0.05), [134, 0, -2]);

/** A lifebuoy on the cockpit rail. */
export function lifebuoy({ view, inks }: Drawing): string {
  const [x, y] = view.see([-60, 33.5, 33]);
  return (
    shape(`${oval(x, y, 7.5)}${oval(x, y, 3.6)}`, inks.white, 'fill-rule="evenodd"') +
    line(
      trace`M${x - 5.5} ${y - 5}l3 3M${x + 5.5} ${y + 5}l-3 -3M${x - 5.5} ${y + 5}l3 -3M${x + 5.5} ${y - 5}l-3 3`,
      inks.accent,
      2.4,
    )
  );
}

/** The foam of a moving boat: a bow wave along the side and a broken trail behind the stern. */
export function foam({ view: { see }, inks: { foam: ink } }: Drawing): string {
  const sea = (...places: At[]) => smoothPath(places.map(see), true);
  const trail = [-34, -12, 10, 30].map((side, i) => {
    const [from, to] = [see([-98, side, -3]), see([-210 - 25 * (i % 2), side * 1.3, -3])];
    return line(
      trace`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
      ink,
      2.4,
      `stroke-dasharray="${34 - i * 5} 7 12 9" opacity=".9"`,
    );
  });
  const wave = sea(
    [98, 2, 7],
    [78, 21, 3],
    [30, 38, 1],
    [-40, 44, 0],
    [-120, 46, -2],
    [-170, 46, -4],
    [-110, 52, -5],
    [-30, 56, -7],
    [40, 46, -7],
    [82, 24, -5],
    [101, 4, -1],
  );
  return trail.join('') + shape(wave, ink);
}

/** The people in the cockpit or on the foredeck, from far to near. */
export function people(
  { view, inks }: Drawing,
  seed: number,
  guests: number,
  where: 'cockpit' | 'foredeck',
): string {
  const nearness = (at: At) => at[0] * view.ahead + at[1] * view.abeam;
  return peopleOnBoard(seed, guests, inks)
    .filter(({ at }) => at[0] > 0 === (where === 'foredeck'))
    .sort((one, other) => nearness(one.at) - nearness(other.at))
    .map(({ at, draw }) => draw(...view.see(at)))
    .join('');
}

/** The people on the boat. Their clothes and seats are random; some of them stand. */
function peopleOnBoard(seed: number, guests: number, { shadow }: BoatInks) {
  const chance = random(seed);
  const seats = SEATS.map((at, i) => ({ at, i, rank: chance() + (i < COCKPIT ? 0 : 0.3) }));
  const taken = seats.sort((one, other) => one.rank - other.rank).slice(0, guests);
  return taken.map(({ at: [forward, side, up], i }) => {
    const clothes = shadow
      ? { shirt: shadow, skin: shadow, hat: shadow, band: shadow }
      : { shirt: pick(chance, SHIRTS), skin: pick(chance, SKINS), hat: pick(chance, HATS) };
    const stands = i < COCKPIT && chance() < 0.3;
    const [size, left] = [between(chance, 0.86, 1), chance() < 0.5];
    const at: At = [forward + between(chance, -4, 4), side, up + (stands ? 7 : 0)];
    const legs = stands
      ? polygon([
          [-6, -1],
          [6, -1],
          [5, 16],
          [-5, 16],
        ])
      : '';
    const draw = (x: number, y: number) =>
      place(shape(legs, mix(clothes.shirt, '#12213f', shadow ? 0 : 0.5)) + seatedGuest(0, 0, clothes), {
        x,
        y,
        scale: size,
        flip: left,
      });
    return { at, draw };
  });
}

type Quad = readonly [At, At, At, At];

/** A point on a wall. `along` runs along its foot and `up` from foot to top, each from 0 to 1. */
function pointOnWall([foot, top, farTop, farFoot]: Quad, along: number, up: number): At {
  const coordinate = (i: 0 | 1 | 2) => {
    const low = foot[i] + (farFoot[i] - foot[i]) * along;
    return low + (top[i] + (farTop[i] - top[i]) * along - low) * up;
  };
  return [coordinate(0), coordinate(1), coordinate(2)];
}

/** The outline of the roof at a height. The rear edge is straight, the front is rounded. */
const roofEdge = (aft: number, up: number): At[] => [
  [aft, -27, up - 1],
  [aft, 27, up - 1],
  [30, 26, up],
  [46, 20, up - 1],
  [50, 8, up - 2],
  [50, -8, up - 2],
  [46, -20, up - 1],
  [30, -26, up],
];

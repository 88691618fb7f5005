// The tour boat: a small solid model seen from any heading, with whoever is aboard that day; and the boat from above.
import { between, type Chance, nth, pick, random } from './chance';
import { clipped, line, mix, place, shaded, shape } from './ink';
import { ACCENT, type Side, WHITE } from './inks';
import { oval, type Point, polygon, smoothPath, trace } from './path';
import { HATS, SHIRTS, SKINS, seatedGuest } from './people';

/** What a boat is painted with; `shadow` is one ink for everything that is not glass. */
type BoatInks = Record<
  'white' | 'hull' | 'shade' | 'deepShade' | 'accent' | 'glass' | 'rail' | 'engine' | 'foam',
  string
> & { shadow?: string };

/** Inks of the boat by daylight. */
export const DAY_BOAT: BoatInks = {
  white: WHITE,
  hull: '#f4efe2',
  shade: '#b9c9c6',
  deepShade: '#8fa9ae',
  accent: ACCENT,
  glass: '#1c4a5c',
  rail: '#e9efe8',
  engine: '#2a3236',
  foam: '#fbfff8',
};

/** Inks of the boat in low dawn light from the right or left. */
export const DAWN_BOAT: BoatInks = {
  white: '#ffe9cf',
  hull: '#e6cfc4',
  shade: '#97889f',
  deepShade: '#6c6488',
  accent: '#d9603f',
  glass: '#2a3558',
  rail: '#f4dcc6',
  engine: '#2b2a44',
  foam: '#ffe9cf',
};

/** The boat against the light: one ink, the sky or a lamp seen through its panes. */
export const silhouetteBoat = (ink: string, glass = ink, foam = '#c4677a'): BoatInks => ({
  white: ink,
  hull: ink,
  shade: ink,
  deepShade: ink,
  accent: ink,
  glass,
  rail: ink,
  engine: ink,
  foam,
  shadow: ink,
});

/** How the boat lies and who is aboard. */
export type Outing = {
  /** Degrees the bow is turned toward us (above 0) or away (below 0), from -50 to 50. */
  heading?: number;
  /** How many are aboard besides the skipper, at most eight. */
  guests?: number;
  /** The seed of the day: who sits where, in which hat. */
  day?: number;
  /** Up, the canopy covers the whole cockpit; down, it ends behind the cabin. */
  canopy?: 'up' | 'down';
  gear?: readonly ('rods' | 'fenders' | 'board' | 'lifebuoy' | 'anchor')[];
  /** Foam along the side and astern. */
  underWay?: boolean;
  /** Bow to the left. */
  flip?: boolean;
  /** Degrees the whole boat tips. */
  turn?: number;
  light?: Side;
};

/** A place aboard in the boat's own units: forward, to the side we see, up from the water. */
type At = readonly [forward: number, side: number, up: number];

/** Seats of the cockpit, then of the foredeck. */
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
/** Sine of the angle from which we look down. */
const DOWN = 0.125;
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

/** The hull's side `along` from stern to bow (0 to 1), `below` its edge (0) down to the water (1); `side` is 1 or -1. */
function hullAt(along: number, below: number, side = 1): At {
  const fine = (from: number, power: number) => 1 - Math.max(0, (along - from) / (1 - from)) ** power;
  const edge: At = [-96 + 212 * along, side * 33 * fine(0.42, 2.3), 26 + 4 * along + 17 * along ** 3];
  const water: At = [-94 + 186 * along, side * 29 * fine(0.3, 1.7), -3];
  const toward = (i: 0 | 1 | 2) => edge[i] + (water[i] - edge[i]) * below;
  return [toward(0), toward(1), toward(2)];
}

/** The tour boat, about 220 units long at scale 1; (x, y) is its middle at the waterline. */
export function tourBoat(x: number, y: number, scale: number, inks: BoatInks, outing: Outing = {}): string {
  const { heading = 0, guests = 5, day = 1, canopy = 'up', gear = [], underWay = false } = outing;
  const { flip = false, turn = 0, light = -1 } = outing;
  const [ahead, abeam] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
  const see = ([forward, side, up]: At): Point => [
    forward * abeam - side * ahead,
    (forward * ahead + side * abeam) * DOWN - up,
  ];
  const face = (...corners: At[]) => polygon(corners.map(see));
  const bar = (width: number, ...places: At[]) =>
    line(`M${places.map((at) => trace`${see(at)[0]} ${see(at)[1]}`).join('L')}`, inks.rail, width);
  /** Seen when its corners run clockwise on the page. */
  const faces = (...corners: At[]) => area(corners.map(see)) > 0;
  const solid = (...corners: At[]) => polygon(around(corners.map(see)));
  // Of a plane that looks to the page's right by this share, the tone.
  const sun = flip ? -light : light;
  const tone = (right: number, ink: string) =>
    inks.shadow ?? mix(ink, inks.shade, Math.max(0, Math.min(1, 0.15 - right * sun * 0.75)));

  const band = (from: number, to: number, side = 1, top = 0, bottom = 0) =>
    smoothPath(STEPS.map((s) => see(hullAt(s, from + top * s, side)))) +
    smoothPath([...STEPS].reverse().map((s) => see(hullAt(s, to + bottom * s, side)))).replace('M', 'L') +
    'Z';
  const hull = band(0, 1);
  const painted = (d: string, ink: string) => (inks.shadow ? '' : shape(d, ink));
  const deckEdge = (from: number, to: number) => {
    const steps = STEPS.filter((s) => s >= from && s <= to);
    return face(...steps.map((s) => hullAt(s, 0)), ...steps.reverse().map((s) => hullAt(s, 0, -1)));
  };
  const nearSide =
    shape(hull, tone(-ahead, inks.hull)) +
    (inks.shadow
      ? ''
      : clipped(
          hull,
          shape(band(0.4, 0.72, 1, -0.22, -0.38), inks.accent) +
            shape(band(0.8, 1, 1, 0.04), inks.shade) +
            shape(band(0.9, 1, 1, 0.04), inks.deepShade) +
            shape(band(0, 0.11, 1, -0.02, -0.03), inks.white) +
            shaded(hull, inks.deepShade, 0.5, sun < 0 ? [0, 0, 1, 0.2] : [1, 0, 0, 0.2]),
        ));
  const transom = [hullAt(0, 0), hullAt(0, 1), hullAt(0, 1, -1), hullAt(0, 0, -1)] as const;
  const stern = faces(...transom)
    ? shape(face(...transom), tone(-abeam, inks.hull)) +
      painted(
        face(hullAt(0, 0.4), hullAt(0, 0.72), hullAt(0, 0.72, -1), hullAt(0, 0.4, -1)),
        mix(inks.accent, inks.shade, 0.25),
      ) +
      painted(face(hullAt(0, 0.82), hullAt(0, 1), hullAt(0, 1, -1), hullAt(0, 0.82, -1)), inks.deepShade)
    : '';
  const box = (x1: number, x2: number, half: number, z1: number, z2: number): At[] =>
    [x1, x2].flatMap((fx) => [-half, half].flatMap((fy) => [z1, z2].map((fz): At => [fx, fy, fz])));
  const engine =
    shape(solid(...box(-105, -97, 4, -4, 14)), inks.engine) +
    shape(solid(...box(-110, -94, 8, 10, 33), [-104, 0, 36]), inks.engine) +
    painted(solid(...box(-110.5, -94, 8.3, 25, 28)), inks.accent);

  const [rear, front] = [-24, 58];
  const cabinSide: Quad = [
    [rear, 24, 30],
    [rear + 2, 22, 58],
    [38, 19, 58],
    [front, 17, 37],
  ];
  const mirrored = ([forward, side, up]: At): At => [forward, -side, up];
  const cabinFront: Quad = [cabinSide[3], cabinSide[2], mirrored(cabinSide[2]), mirrored(cabinSide[3])];
  const cabinBack: Quad = [mirrored(cabinSide[0]), mirrored(cabinSide[1]), cabinSide[1], cabinSide[0]];
  const wall = (quad: Quad, right: number, panes: readonly (readonly [number, number])[]) =>
    faces(...quad)
      ? shape(face(...quad), tone(right, inks.white)) +
        panes
          .map(([from, to]) => {
            const pane = (...corners: [number, number][]) =>
              face(...corners.map(([p, q]) => within(quad, p, q)));
            return (
              shape(pane([from, 0.36], [from, 0.9], [to, 0.9], [to, 0.36]), inks.glass) +
              painted(
                pane([from, 0.62], [from, 0.9], [(from + to) / 2, 0.9]),
                mix(inks.glass, '#ffffff', 0.35),
              )
            );
          })
          .join('')
      : '';
  const cabin =
    wall(cabinBack, -abeam, [[0.14, 0.86]]) +
    wall(cabinFront, abeam, [
      [0.05, 0.47],
      [0.53, 0.95],
    ]) +
    wall(cabinSide, -ahead, [
      [0.06, 0.3],
      [0.35, 0.62],
      [0.67, 0.9],
    ]);

  const aft = canopy === 'up' ? -88 : -36;
  const slab = (z1: number, z2: number) => solid(...roofEdge(aft, z1), ...roofEdge(aft, z2));
  const roofPosts = (side: Side) =>
    [canopy === 'up' ? -80 : -34, -26]
      .map((px) => bar(1.7, [px, side * 25, 28], [px, side * 24, 61]))
      .join('');
  const roof =
    shape(slab(59.5, 62), inks.accent) +
    shape(slab(61.5, 65), tone(abeam * 0.3, inks.white)) +
    shape(face(...roofEdge(aft, 65.5)), inks.white) +
    (gear.includes('board')
      ? shape(
          smoothPath(
            roofEdge(-80, 67).map(([fx, fy, fz]) => see([fx * 0.86, fy * 0.36, fz])),
            true,
          ),
          inks.accent,
        )
      : '') +
    (gear.includes('rods')
      ? [-16, 0, 16].map((side, i) => bar(1.1, [-22, side, 64], [-38 - i * 3, side, 112 - i * 5])).join('')
      : '');
  const mast =
    bar(1.3, [8, 0, 65], [6, 0, 94]) + bar(0.9, [-8, 8, 65], [-18, 8, 104]) + flag(see([6, 0, 94]), inks);

  const bowRail = (side: Side) => {
    const at = (s: number, up: number): At => {
      const [forward, across, z] = hullAt(s, 0, side);
      return [forward - 2, across * 0.9, z + up];
    };
    return (
      bar(1.5, at(0.69, 15), at(0.8, 16), at(0.9, 16), at(1, 14)) +
      [0.69, 0.8, 0.91].map((s) => bar(1.4, at(s, 0), at(s, 15.5))).join('')
    );
  };
  const sternRail = (side: Side) =>
    bar(1.3, [-94, side * 32, 27], [-94, side * 32, 39], [-64, side * 33, 39.5], [-34, side * 33, 40]) +
    bar(1.3, [-64, side * 33, 28], [-64, side * 33, 39.5]);

  const company = aboard(random(day), guests, inks).map(({ at, draw }) => {
    const [px, py] = see(at);
    return { fore: at[0] > 0, near: at[0] * ahead + at[1] * abeam, drawn: draw(px, py) };
  });
  const people = (fore: boolean) =>
    company
      .filter((one) => one.fore === fore)
      .sort((one, other) => one.near - other.near)
      .map(({ drawn }) => drawn)
      .join('');
  const middle =
    ahead >= 0 ? people(false) + cabin + roof + people(true) : people(true) + cabin + people(false) + roof;
  const inside =
    shape(deckEdge(0, 0.5), inks.deepShade, `stroke="${inks.shadow ?? 'none'}"`) +
    shape(deckEdge(0.34, 1), tone(0, mix(inks.hull, inks.shade, 0.3)), `stroke="${inks.shadow ?? 'none'}"`);
  const fenders = gear.includes('fenders')
    ? [0.16, 0.4, 0.66].map((s) => {
        const [[x1, y1], [, y2]] = [see(hullAt(s, 0.05)), see(hullAt(s, 0.92))];
        return (
          line(trace`M${x1} ${y1}V${y2}`, inks.rail, 1) +
          line(trace`M${x1} ${y1 + 8}V${y2 - 2}`, '#1b5f8c', 6.5)
        );
      })
    : [];
  const drawn = [
    ahead > 0 ? engine : '',
    inside,
    sternRail(-1) + bowRail(-1) + roofPosts(-1),
    middle,
    roofPosts(1) + mast,
    nearSide + stern,
    ahead > 0 ? '' : engine,
    ...fenders,
    underWay ? foam(see, inks.foam) : '',
    sternRail(1) + bowRail(1),
    gear.includes('lifebuoy') ? lifebuoy(see([-60, 33.5, 33]), inks) : '',
    gear.includes('anchor') ? bar(0.9, hullAt(1, 0.05), [134, 0, -2]) : '',
  ].join('');
  return place(drawn, { x, y, scale, turn, flip });
}

type Quad = readonly [At, At, At, At];

/** A place on a wall, `along` its foot and up it, each from 0 to 1. */
function within([foot, top, farTop, farFoot]: Quad, along: number, up: number): At {
  const between2 = (i: 0 | 1 | 2) => {
    const low = foot[i] + (farFoot[i] - foot[i]) * along;
    return low + (top[i] + (farTop[i] - top[i]) * along - low) * up;
  };
  return [between2(0), between2(1), between2(2)];
}

/** The roof's outline at a height, from its rear edge to its rounded front. */
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

/** Twice the area of a polygon; below 0 when it runs the other way round. */
const area = (points: readonly Point[]) =>
  points.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = nth(points, i + 1);
    return sum + x1 * y2 - x2 * y1;
  }, 0);

/** The corners of the outline round some points (their convex hull). */
function around(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  const half = (from: readonly Point[]) =>
    from.reduce<Point[]>((kept, point) => {
      while (kept.length > 1 && area([nth(kept, -2), nth(kept, -1), point]) <= 0) kept.pop();
      kept.push(point);
      return kept;
    }, []);
  return [...half(sorted).slice(0, -1), ...half([...sorted].reverse()).slice(0, -1)];
}

/** The company of a day: each in clothes of their own, some on their feet. */
function aboard(chance: Chance, guests: number, { shadow }: BoatInks) {
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

const flag = ([x, y]: Point, inks: BoatInks) =>
  shape(trace`M${x} ${y}L${x + 0.4} ${y + 12}L${x + 19} ${y + 6}Z`, inks.accent);

const lifebuoy = ([x, y]: Point, inks: BoatInks) =>
  shape(`${oval(x, y, 7.5)}${oval(x, y, 3.6)}`, inks.white, 'fill-rule="evenodd"') +
  line(
    trace`M${x - 5.5} ${y - 5}l3 3M${x + 5.5} ${y + 5}l-3 -3M${x - 5.5} ${y + 5}l3 -3M${x + 5.5} ${y - 5}l-3 3`,
    inks.accent,
    2.4,
  );

/** The water a moving boat throws: a bow wave that runs along the side, and the broken trail astern. */
function foam(see: (at: At) => Point, ink: string): string {
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

const SEATS_FROM_ABOVE: readonly Point[] = [
  [-36, -6],
  [-36, 5],
  [-29, -1],
  [30, -4],
  [33, 4],
];

/**
 * The boat straight from above over its shadow in the water, bow to the right, about 100 units long at scale 1.
 * `foam` is its wake, which hides the shadow and is hidden by the boat.
 */
export function boatFromAbove(
  x: number,
  y: number,
  scale: number,
  turn: number,
  inks: BoatInks,
  {
    wake = '',
    guests = 5,
    day = 1,
    canopy = 'up',
  }: { wake?: string } & Pick<Outing, 'guests' | 'day' | 'canopy'> = {},
): string {
  const hull = 'M-46 -15Q-50 0 -46 15L10 17Q38 14 54 0Q38 -14 10 -17Z';
  const deck = 'M-42 -11Q-45 0 -42 11L10 13Q33 10 46 0Q33 -10 10 -13Z';
  const chance = random(day);
  const company = SEATS_FROM_ABOVE.slice(0, guests).map(([gx, gy]) => {
    const [sx, sy] = [gx + between(chance, -3, 3), gy + between(chance, -1.5, 1.5)];
    return (
      shape(oval(sx, sy, 3.6), mix(pick(chance, SHIRTS), '#000000', 0.1)) +
      shape(oval(sx - 0.4, sy - 0.4, 3), pick(chance, HATS)) +
      shape(oval(sx - 0.8, sy - 0.8, 1.4), '#fffdf4')
    );
  });
  const aft = canopy === 'up' ? -23 : -8;
  const shadow = place(shape(hull, '#0a4a66', 'opacity=".5"'), {
    x: x + 13 * scale,
    y: y + 18 * scale,
    scale,
    turn,
  });
  const boat = place(
    shape(hull, inks.hull) +
      shape('M-46 15L10 17Q38 14 54 0L46 0Q33 10 10 13L-42 11Z', inks.shade) +
      shape(deck, '#dcc7a2') +
      line('M-40 -4H14M-40 3H14', '#c4ab84', 0.8) +
      shape(`M${aft} -12.500H16Q22 0 16 12.500H${aft}Z`, inks.white) +
      shape(`M${aft} 4H18.500Q18 9 16 12.500H${aft}Z`, inks.shade, 'opacity=".75"') +
      shape(`M${aft} -3H19V1.500H${aft}Z`, inks.accent) +
      shape('M17 -11Q24 0 17 11L21 9Q27 0 21 -9Z', inks.glass) +
      shape('M-55 -6H-46V6H-55Q-58 0 -55 -6Z', inks.engine) +
      company.join('') +
      line('M26 -11Q40 -8 49 0Q40 8 26 11', inks.rail, 1),
    { x, y, scale, turn },
  );
  return shadow + wake + boat;
}

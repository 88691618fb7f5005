// The tour boat: a small solid model seen from any heading, with the people aboard.
import type { BoatInks } from './boat-inks';
import * as parts from './boat-parts';
import { viewFrom } from './boat-view';
import { mix, place } from './ink';
import type { Side } from './inks';

/** The position of the boat and the people aboard. */
export type Outing = {
  /** Degrees the bow is turned toward us (above 0) or away (below 0), from -50 to 50. */
  heading?: number;
  /** The number of people without the skipper, at most eight. */
  guests?: number;
  /** The seed for the seats and hats of the people. */
  day?: number;
  /** When up, the canopy covers the whole cockpit. When down, it ends behind the cabin. */
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

/** The tour boat, about 220 units long at scale 1; (x, y) is its middle at the waterline. */
export function tourBoat(x: number, y: number, scale: number, inks: BoatInks, outing: Outing = {}): string {
  const { heading = 0, guests = 5, day = 1, canopy = 'up', gear = [], underWay = false } = outing;
  const { flip = false, turn = 0, light = -1 } = outing;
  const view = viewFrom(heading);
  const sun = flip ? -light : light;
  const tone = (right: number, ink: string) =>
    inks.shadow ?? mix(ink, inks.shade, Math.max(0, Math.min(1, 0.15 - right * sun * 0.75)));
  const boat = { view, inks, sun, tone };
  const has = (thing: (typeof gear)[number], draw: (boat: parts.Drawing) => string) =>
    gear.includes(thing) ? draw(boat) : '';

  const aft = canopy === 'up' ? -88 : -36;
  const bowToUs = view.ahead > 0;
  const roof = parts.roof(boat, aft) + has('board', parts.board) + has('rods', parts.rods);
  const cockpit = parts.people(boat, day, guests, 'cockpit');
  const foredeck = parts.people(boat, day, guests, 'foredeck');
  const cabin = parts.cabin(boat);
  const engine = parts.engine(boat);
  const drawn = [
    bowToUs ? engine : '',
    parts.decks(boat),
    parts.rails(boat, -1) + parts.roofPosts(boat, aft, -1),
    view.ahead >= 0 ? cockpit + cabin + roof + foredeck : foredeck + cabin + cockpit + roof,
    parts.roofPosts(boat, aft, 1) + parts.mast(boat),
    parts.nearSide(boat) + parts.stern(boat),
    bowToUs ? '' : engine,
    has('fenders', parts.fenders),
    underWay ? parts.foam(boat) : '',
    parts.rails(boat, 1),
    has('lifebuoy', parts.lifebuoy),
    has('anchor', parts.anchorLine),
  ];
  return place(drawn.join(''), { x, y, scale, turn, flip });
}

// Sunset: guests at the rail of the boat, under the canopy. Two glasses touch in front of the sun.
import { brightStreaks, darkStreaks, sunsetRanges, sunsetSea, sunsetSky } from '../kit/evening';
import { line, type Part, shape } from '../kit/ink';
import { box, WIDTH } from '../kit/path';
import { guestAtRail } from '../kit/people';
import { glidingBird } from '../kit/sky';

// The horizon is low, so that it does not cross a head.
const HORIZON = 640;
const SUN = { x: 800, y: 540, radius: 112 };
const INK = '#1b1434';
const INKS = { ink: INK, rim: '#ff9e6d', drink: '#a8432c' };

/** The side of the boat: the gunwale, and a rail on posts above it. */
const rail = (): Part => [
  shape(box(0, 930, WIDTH, 80), '#241739'),
  shape(box(0, 914, WIDTH, 20), '#4a2c5c'),
  line('M0 915H1600', '#ff9e6d', 3, 'opacity=".8"'),
  [250, 800, 1360].map((x) => line(`M${x} 836V918`, INK, 14) + line(`M${x + 5} 842V912`, '#ff9e6d', 2)),
  line('M-10 838H1610', INK, 20),
  line('M-10 829H1610', '#ff9e6d', 3),
];

/** The edge of the canopy and its posts. */
const canopy = (): Part => [
  [92, 1508].map(
    (x) => shape(box(x - 13, 40, 26, 900), INK) + line(`M${x + (x < SUN.x ? 11 : -11)} 70V900`, '#ff9e6d', 3),
  ),
  shape('M-10 -10H1610V58Q800 104 -10 58Z', INK),
  line('M-10 57Q800 103 1610 57', '#c4507a', 4),
];

export const draw = (): Part => [
  sunsetSky(HORIZON, SUN),
  darkStreaks([
    [22, 360, 170, 900, 40],
    [23, 1280, 240, 700, 32],
  ]),
  brightStreaks([
    [26, 1180, 380, 460, 18],
    [27, 380, 430, 420, 17],
  ]),
  sunsetRanges(HORIZON),
  sunsetSea(51, HORIZON, SUN.x, 420),
  glidingBird(860, 236, 0.9, '#2b2050'),
  glidingBird(904, 218, 0.65, '#2b2050', 8),
  canopy(),
  rail(),
  guestAtRail(1290, 836, 1.16, INKS, { hat: 'cap', fromBehind: true, flip: true }),
  guestAtRail(528, 836, 1.42, INKS, { hat: 'brim', glass: true }),
  guestAtRail(1052, 836, 1.34, INKS, { hat: 'ponytail', glass: true, flip: true }),
];

// Sunset: guests at the boat's rail with something cold, the sun going down in front of them.
import { brightStreaks, darkStreaks, sunsetRanges, sunsetSea, sunsetSky } from '../kit/evening';
import { line, type Part, shape } from '../kit/ink';
import { box, roundedBox, WIDTH } from '../kit/path';
import { guestAtRail } from '../kit/people';
import { glidingBird } from '../kit/sky';

const HORIZON = 450;
const SUN = { x: 800, y: 372, radius: 96 };
const INKS = { ink: '#1b1434', soft: '#3a2650', rim: '#ff9e6d' };

/** The near side of the boat: rail, deck edge, an esky on the bench with two cans on its lid. */
const rail = (): Part => [
  shape(box(0, 806, WIDTH, 200), '#150f2c'),
  shape(box(0, 800, WIDTH, 14), '#3a2650'),
  [852, 906, 960].map(
    (y) => shape(box(0, y, WIDTH, 4), '#2c1d44') + shape(box(0, y + 4, WIDTH, 3), '#0d0920'),
  ),
  line('M0 801H1600', '#ff9e6d', 3, 'opacity=".8"'),
  [130, 430, 1000, 1290, 1520].map(
    (x) => line(`M${x} 700V806`, '#1b1434', 15) + line(`M${x + (x < 800 ? 6 : -6)} 704V800`, '#ff9e6d', 2.5),
  ),
  line('M-10 702H1610', '#1b1434', 20),
  line('M-10 693H1610', '#ff9e6d', 3),
];

/** A cold drink standing on the rail's ledge. */
const can = (x: number) =>
  shape(roundedBox(x, 748, 34, 58, 7), '#3a2650') +
  shape(box(x, 764, 34, 18), '#b5401a') +
  line(`M${x + (x < SUN.x ? 32 : 2)} 754V800`, '#ffc07c', 3);

export const draw = (): Part => [
  sunsetSky(HORIZON, SUN),
  darkStreaks([
    [22, 360, 90, 900, 34],
    [23, 1280, 150, 700, 28],
  ]),
  brightStreaks([
    [26, 1140, 250, 460, 16],
    [27, 420, 300, 420, 15],
  ]),
  sunsetRanges(HORIZON),
  sunsetSea(51, HORIZON, SUN.x, 420),
  glidingBird(1180, 196, 0.9, '#2b2050'),
  glidingBird(1224, 178, 0.65, '#2b2050', 8),
  guestAtRail(540, 706, 1.2, INKS, { hat: 'brim' }),
  guestAtRail(778, 712, 1.12, INKS, { hat: 'bun', glass: true }),
  guestAtRail(1110, 706, 1.22, INKS, { hat: 'cap', flip: true, glass: true }),
  rail(),
  can(250),
  can(298),
];

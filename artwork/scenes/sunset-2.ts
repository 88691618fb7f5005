// Sunset: guests at the boat's rail with something cold, the sun going down in front of them.
import { brightStreaks, darkStreaks, sunsetRanges, sunsetSea, sunsetSky } from '../kit/evening';
import { line, type Part, shape } from '../kit/ink';
import { box, roundedBox, WIDTH } from '../kit/path';
import { guestAtRail } from '../kit/people';
import { glidingBird } from '../kit/sky';

const HORIZON = 450;
const SUN = { x: 800, y: 372, radius: 96 };
const INKS = { ink: '#1b1434', soft: '#3a2650', rim: '#ff9e6d' };

/** The boat's side beyond the guests: rail, posts, and the gunwale on which the drinks stand. */
const rail = (): Part => [
  shape(box(0, 896, WIDTH, 110), '#241739'),
  shape(box(0, 880, WIDTH, 20), '#4a2c5c'),
  line('M0 881H1600', '#ff9e6d', 3, 'opacity=".8"'),
  line('M0 946H1600', '#150f2c', 4),
  [110, 620, 960, 1330, 1560].map(
    (x) =>
      line(`M${x} 800V884`, '#1b1434', 15) + line(`M${x + (x < SUN.x ? 6 : -6)} 806V880`, '#ff9e6d', 2.5),
  ),
  line('M-10 804H1610', '#1b1434', 20),
  line('M-10 795H1610', '#ff9e6d', 3),
];

/** A cold drink standing on the gunwale. */
const can = (x: number) =>
  shape(roundedBox(x, 822, 36, 62, 7), '#3a2650') +
  shape(box(x, 840, 36, 19), '#b5401a') +
  line(`M${x + (x < SUN.x ? 34 : 2)} 829V878`, '#ffc07c', 3);

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
  rail(),
  can(200),
  can(250),
  guestAtRail(470, 800, 1.4, INKS, { hat: 'brim' }),
  guestAtRail(752, 806, 1.3, INKS, { hat: 'bun', glass: true }),
  guestAtRail(1150, 800, 1.42, INKS, { hat: 'cap', flip: true, glass: true }),
];

// About: the harbour at Nelly Bay in the morning. One boat is at the pontoon and two are at their berths.
import { blob } from '../kit/blob';
import { tourBoat } from '../kit/boat';
import { DAY_BOAT } from '../kit/boat-inks';
import { eskyOnGround } from '../kit/gear';
import { boulderShore } from '../kit/granite';
import { line, type Part, place, shape } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { ridge, rise, rises } from '../kit/land';
import { box, WIDTH } from '../kit/path';
import { walker } from '../kit/people';
import { beacon } from '../kit/shore';
import { BUSH, daySea, daySky, headland, mainland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 390;

const hill = (): Part => {
  const profile = rises(rise(1380, 330, 210), rise(1640, 200, 150), rise(960, 200, 80), rise(560, 180, 36));
  return headland(
    8,
    {
      skyline: ridge(21, HORIZON + 10, 20, 6, profile, 330, 1640),
      foot: HORIZON + 30,
      depth: (x) => profile(x) * 0.95,
      crown: 15,
      pines: [860, 1600, 10, 66, 128],
      outcrops: [1180, 1560, 240, 360, 9, 56],
      shore: [300, 1640, 70, 10, 34],
    },
    BUSH.day,
  );
};

/** The harbour wall of granite boulders, with a beacon at its end. */
const wall = (): Part => [
  shape('M250 492C300 456 360 444 430 442H1660V506H250Z', '#8f6a66'),
  boulderShore(31, 90, 300, 1640, () => 466, 28, 52, GRANITE.far, { foot: '#7d7482', streaks: 0 }),
  boulderShore(32, 120, 262, 1640, () => 496, 32, 62, GRANITE.day, { foot: '#4a5560', streaks: 0 }),
  beacon(352, 446, 0.95),
  dashField(6, 120, 200, 508, 1420, 16, 34, 2, '#e9fff4'),
];

/** The floating pontoon in front: planks, dark side, piles with white tops and cleats. */
const pontoon = (): Part => [
  shape(box(0, 872, WIDTH, 100), '#083f58', 'opacity=".35"'),
  [150, 1180, 1510].map(
    (x) =>
      shape(box(x - 22, 640, 44, 250), '#7d7482') +
      shape(box(x - 22, 640, 16, 250), '#c9b9b0') +
      shape(`M${x - 26} 642L${x} 612L${x + 26} 642Z`, '#fffaf0') +
      shape(box(x - 28, 806, 56, 14), '#12213f'),
  ),
  shape(box(0, 810, WIDTH, 62), '#dfbe96'),
  Array.from({ length: 46 }, (_, i) => shape(box(i * 36, 810, 3, 62), '#a57c5a')),
  shape(box(0, 810, WIDTH, 7), '#f6e2c0'),
  shape(box(0, 872, WIDTH, 36), '#5b4658'),
  shape(box(0, 872, WIDTH, 8), '#8f6a5c'),
  [560, 1010].map(
    (x) =>
      shape(`M${x - 26} 824H${x + 26}L${x + 18} 812H${x - 18}Z`, '#12213f') +
      line(`M${x - 34} 808H${x + 34}`, '#12213f', 9),
  ),
  line('M575 708Q546 770 556 808', '#fffaf0', 4),
  line('M1022 662Q1050 740 1014 808', '#fffaf0', 4),
  dashField(9, 70, 0, 926, WIDTH, 70, 60, 3, '#eafff6', 0.6),
];

/** Two people who walk to the boat. One carries the esky. */
const arrivals = (): Part => [
  walker(1246, 846, 2.05, { shirt: '#f0c060', skin: '#8a5a40', hat: '#fffaf0', band: '#2f6f7e' }, true),
  place(eskyOnGround(), { x: 1206, y: 812, scale: 0.42 }),
  walker(1372, 848, 1.95, { shirt: '#b3546a', skin: '#e0ab86', hat: '#f3dfae' }, true),
];

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 330, 160, 440],
    [9, 800, 216, 260],
  ]),
  mainland(HORIZON),
  daySea(5, HORIZON),
  hill(),
  wall(),
  // The two other boats.
  shape(blob(8, 250, 628, 260, 26, 0.2), '#0e7a92', 'opacity=".5"'),
  tourBoat(250, 612, 1.05, DAY_BOAT, { heading: 46, guests: 0, canopy: 'down' }),
  shape(blob(9, 1310, 618, 300, 26, 0.2), '#0e7a92', 'opacity=".5"'),
  tourBoat(1310, 604, 1.05, DAY_BOAT, { heading: -42, guests: 0, flip: true, gear: ['rods', 'fenders'] }),
  shape(blob(7, 790, 792, 520, 50, 0.2), '#0e7a92', 'opacity=".5"'),
  tourBoat(790, 762, 2.2, DAY_BOAT, { heading: -14, day: 33, guests: 2, gear: ['fenders', 'lifebuoy'] }),
  dashField(4, 40, 540, 786, 520, 20, 44, 2.6, '#f8fff6'),
  pontoon(),
  arrivals(),
];

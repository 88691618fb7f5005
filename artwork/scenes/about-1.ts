// About: the harbour wall at Nelly Bay and the boat lying at the pontoon inside it.
import { blob } from '../kit/blob';
import { DAY_BOAT, tourBoat } from '../kit/boat';
import { boulderShore } from '../kit/granite';
import { line, type Part, shape } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { ridge, rise, rises } from '../kit/land';
import { box, WIDTH } from '../kit/path';
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

/** The rock wall across the bay's mouth: big quarried granite, two courses, weed at its foot, the beacon at its end. */
const wall = (): Part => [
  shape('M250 540C300 486 360 470 430 466H1660V560H250Z', '#8f6a66'),
  boulderShore(31, 90, 300, 1640, () => 494, 34, 66, GRANITE.far, { foot: '#7d7482', streaks: 0 }),
  boulderShore(32, 120, 262, 1640, () => 540, 44, 84, GRANITE.day, { foot: '#4a5560', streaks: 0 }),
  beacon(352, 470, 1.1),
  dashField(6, 120, 200, 556, 1420, 18, 34, 2, '#e9fff4'),
];

/** The floating pontoon in front: planked top, dark side, white-capped piles. */
const pontoon = (): Part => [
  shape(box(0, 836, WIDTH, 90), '#083f58', 'opacity=".35"'),
  [190, 1130, 1480].map(
    (x) =>
      shape(box(x - 22, 640, 44, 210), '#7d7482') +
      shape(box(x - 22, 640, 16, 210), '#c9b9b0') +
      shape(`M${x - 26} 642L${x} 612L${x + 26} 642Z`, '#fffaf0') +
      shape(box(x - 28, 778, 56, 14), '#12213f'),
  ),
  shape(box(0, 782, WIDTH, 54), '#dfbe96'),
  Array.from({ length: 46 }, (_, i) => shape(box(i * 36, 782, 3, 54), '#a57c5a')),
  shape(box(0, 782, WIDTH, 7), '#f6e2c0'),
  shape(box(0, 836, WIDTH, 36), '#5b4658'),
  shape(box(0, 836, WIDTH, 8), '#8f6a5c'),
  [560, 1060].map(
    (x) =>
      shape(`M${x - 26} 786H${x + 26}L${x + 18} 774H${x - 18}Z`, '#12213f') +
      line(`M${x - 34} 770H${x + 34}`, '#12213f', 9),
  ),
  line('M562 690Q546 740 556 772', '#fffaf0', 4),
  line('M1022 646Q1066 714 1060 772', '#fffaf0', 4),
  dashField(9, 70, 0, 890, WIDTH, 90, 60, 3, '#eafff6', 0.6),
];

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 330, 160, 440],
    [9, 800, 216, 260],
  ]),
  mainland(HORIZON),
  daySea(5, HORIZON),
  hill(),
  [980, 1050, 1132, 1240, 1330].map(
    (x, i) =>
      line(`M${x} 470V${320 - ((i * 53) % 70)}`, '#fffaf0', 3.5) +
      line(`M${x} 440L${x + 40} 436`, '#fffaf0', 5),
  ),
  wall(),
  shape(blob(7, 780, 752, 520, 50, 0.2), '#0e7a92', 'opacity=".5"'),
  tourBoat(770, 738, 2.25, DAY_BOAT, { guests: 3 }),
  dashField(4, 46, 520, 752, 520, 24, 44, 2.6, '#f8fff6'),
  pontoon(),
];

// Fishing, first picture: an angler on the foredeck at seven in the morning. The sun is just above the mainland.
import { tourBoat } from '../kit/boat';
import { DAWN_BOAT } from '../kit/boat-inks';
import { boulder } from '../kit/granite';
import { each, type Part } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { ridge, rise, rises, sinkLeftOf } from '../kit/land';
import { dawnRange, dawnSea, dawnSky, dawnStreaks } from '../kit/morning';
import { angler } from '../kit/people';
import { glidingBird } from '../kit/sky';
import { grassTufts } from '../kit/trees';
import { BUSH, headland } from '../kit/views';
import { dashField } from '../kit/water';

const HORIZON = 400;
const SUN = { x: 560, y: 366 };

const rightHeadland = () => {
  const profile = rises(rise(1440, 230, 190), rise(1620, 160, 160), rise(1210, 90, 56), sinkLeftOf(1120));
  return headland(
    5,
    {
      skyline: ridge(21, HORIZON + 14, 18, 6, profile, 1000, 1640),
      foot: HORIZON + 24,
      depth: (x) => Math.max(6, profile(x) * 0.9),
      crown: 16,
      pines: [1210, 1600, 10, 66, 134],
      shore: [1060, 1640, 40, 18, 74],
    },
    BUSH.dawn,
  );
};

/** Low boulders in the left corner, lit from the side of the sun. */
const foreground = () => [
  each(
    [
      [12, 40, 960, 380, 260],
      [3, 290, 1000, 250, 130],
      [19, 430, 1025, 170, 70],
    ],
    (seed, x, y, width, height) =>
      boulder(seed, x, y, width, height, GRANITE.dawn, {
        dust: 240,
        streaks: 4,
        sprayShade: true,
        lightFrom: 1,
        foot: '#2b3352',
      }),
  ),
  grassTufts(
    9,
    [
      [236, 925, 0.8],
      [90, 838, 1],
    ],
    44,
    ['#2b3a58', '#51656a', '#c7a47c'],
  ),
];

export const draw = (): Part => [
  dawnSky(HORIZON, SUN),
  dawnStreaks([
    [3, 420, 120, 760, 24],
    [5, 1180, 88, 620, 22],
    [9, 150, 210, 480, 16],
    [12, 1000, 218, 520, 14],
  ]),
  glidingBird(980, 236, 0.9, '#5f6f8c'),
  glidingBird(1024, 220, 0.65, '#5f6f8c', 8),
  dawnRange(HORIZON),
  dawnSea(1, HORIZON, SUN.x),
  rightHeadland(),
  dashField(6, 100, 1020, HORIZON + 26, 600, 14, 28, 1.6, '#ffe6c4'),
  dashField(8, 60, 590, 566, 430, 60, 54, 3, '#2a4468', 0.55),
  angler(908, 508, 0.27, BOAT_ANGLER),
  tourBoat(800, 558, 1.5, DAWN_BOAT, { heading: -14, day: 21, guests: 2, canopy: 'down', gear: ['rods'] }),
  dashField(4, 40, 630, 570, 360, 16, 40, 2.4, '#fff0d2'),
  foreground(),
];

const BOAT_ANGLER = { shirt: '#2f6f7e', shorts: '#5b4a48', skin: '#9a6248', hat: '#f3dfae', rod: '#1d2444' };

// Private charter, card: a cove between two large boulders, with the boat near its beach. The picture suits a tall
// crop.
import { blob } from '../kit/blob';
import { tourBoat } from '../kit/boat';
import { DAY_BOAT } from '../kit/boat-inks';
import { boulder } from '../kit/granite';
import { type Part, shape } from '../kit/ink';
import { GRANITE, GRASS } from '../kit/inks';
import { ridge, rise, rises } from '../kit/land';
import { grassTufts, hoopPine } from '../kit/trees';
import { BUSH, daySea, daySky, headland, mainland } from '../kit/views';
import { dashField, ripples } from '../kit/water';

const HORIZON = 330;

const hill = () => {
  const profile = rises(rise(1080, 210, 110), rise(620, 200, 60), rise(1400, 300, 180));
  return headland(
    8,
    {
      skyline: ridge(21, HORIZON + 18, 18, 6, profile),
      foot: HORIZON + 60,
      depth: (x) => profile(x) + 30,
      crown: 15,
      pines: [560, 1180, 9, 60, 110],
      outcrops: [940, 1180, 260, 330, 4, 46],
      shore: [880, 1200, 20, 18, 60],
    },
    BUSH.day,
  );
};

const stone = (seed: number, x: number, y: number, width: number, height: number) =>
  boulder(seed, x, y, width, height, GRANITE.day, { dust: 300, streaks: 7, cracks: 2, sprayShade: true });

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 720, 150, 420],
    [9, 1180, 196, 240],
  ]),
  mainland(HORIZON),
  daySea(5, HORIZON + 10),
  hill(),
  shape('M440 396C600 384 800 382 966 391C920 420 640 428 440 396Z', '#e7fbef', 'opacity=".9"'),
  shape('M462 396C600 376 800 372 938 392C860 406 640 413 462 396Z', '#fbe8c2'),
  shape(blob(7, 800, 604, 420, 44, 0.2), '#0e7a92', 'opacity=".5"'),
  tourBoat(800, 588, 1.5, DAY_BOAT, { heading: 44, day: 14, guests: 7, flip: true, underWay: true }),
  dashField(4, 46, 640, 598, 330, 28, 44, 2.6, '#f8fff6'),
  ripples(2, 220, HORIZON + 60, '#f2fff4', 0.4),
  hoopPine(8, 1330, 560, 470, '#0e2f35', '#2c6652', 1.7),
  stone(21, 1500, 470, 420, 420),
  stone(33, 1390, 770, 560, 600),
  stone(45, 1130, 930, 360, 260),
  stone(15, 90, 430, 420, 470),
  stone(12, 250, 740, 580, 660),
  stone(3, 520, 950, 360, 230),
  grassTufts(
    9,
    [
      [560, 830, 1.1],
      [610, 850, 0.8],
      [1050, 800, 1],
      [1100, 784, 0.8],
    ],
    56,
    GRASS,
  ),
];

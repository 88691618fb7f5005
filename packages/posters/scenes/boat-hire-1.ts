// Boat hire, freedom: an empty cove seen from the track above it.
import { blob } from '../kit/blob';
import { boulder } from '../kit/granite';
import { each, type Part, shape } from '../kit/ink';
import { GRANITE, GRASS } from '../kit/inks';
import { ridge, rise, rises, sinkLeftOf, sinkRightOf } from '../kit/land';
import { beach, stoneOnSand } from '../kit/shore';
import { seaEagle } from '../kit/sky';
import { grassTufts, hoopPine } from '../kit/trees';
import { BUSH, daySea, daySky, headland, mainland } from '../kit/views';

const HORIZON = 340;

const farHeadland = () => {
  const profile = rises(rise(180, 260, 150), rise(-60, 200, 160), rise(470, 100, 50), sinkRightOf(560));
  return headland(
    18,
    {
      skyline: ridge(31, HORIZON + 30, 18, 6, profile, -20, 700),
      foot: HORIZON + 74,
      depth: (x) => profile(x) + 40,
      crown: 16,
      pines: [60, 470, 9, 60, 116],
      outcrops: [120, 420, 260, 350, 6, 54],
      shore: [-10, 650, 40, 16, 74],
    },
    BUSH.day,
  );
};

const nearHeadland = () => {
  const profile = rises(rise(1620, 330, 330), rise(1280, 120, 90), sinkLeftOf(1130, 0.8));
  return headland(
    28,
    {
      skyline: ridge(33, HORIZON + 150, 20, 6, profile, 1000, 1640),
      foot: 640,
      depth: (x) => profile(x) + 150,
      crown: 24,
      pines: [1230, 1600, 6, 120, 190],
      outcrops: [1340, 1600, 340, 520, 6, 84],
      shore: [940, 1330, 34, 34, 116],
    },
    { ...BUSH.day, stone: GRANITE.day },
  );
};

/** The reef in the cove, drawn as darker water. */
const reef = () =>
  each(
    [
      [620, 520, 420, 40],
      [900, 590, 300, 34],
      [520, 640, 330, 44],
    ],
    (x, y, width, height) => shape(blob(x, x, y, width, height, 0.6), '#0f6f86', 'opacity=".36"'),
  );

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 900, 150, 420],
    [9, 560, 216, 220],
  ]),
  mainland(HORIZON),
  seaEagle(760, 236, 0.5, { wing: '#51707e', body: '#fffaf0', edge: '#d6e2de' }, -12),
  daySea(5, HORIZON),
  reef(),
  farHeadland(),
  beach([
    [-60, 742],
    [120, 742],
    [330, 760],
    [560, 782],
    [780, 790],
    [960, 770],
    [1110, 724],
    [1220, 670],
    [1320, 634],
    [1420, 600],
    [1680, 560],
  ]),
  // The shadow of the bush on the sand.
  shape(blob(5, 1500, 652, 460, 46, 0.2), '#9a6a54', 'opacity=".4"'),
  nearHeadland(),
  stoneOnSand(33, 1500, 800, 420, 330),
  stoneOnSand(45, 1280, 900, 230, 150),
  hoopPine(8, 150, 1010, 820, '#0e2f35', '#2c6652', 2),
  boulder(12, 30, 930, 360, 300, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true }),
  boulder(3, 290, 985, 270, 150, GRANITE.day, { dust: 260, streaks: 6, sprayShade: true }),
  grassTufts(
    9,
    [
      [230, 925, 1],
      [276, 916, 0.8],
      [400, 960, 0.9],
      [1400, 940, 1],
    ],
    56,
    GRASS,
  ),
];

// Private charter's hero: the boat nosed onto a beach of its own, guests walking up the sand.
import { DAY_BOAT, tourBoat } from '../kit/boat';
import { line, type Part, shape } from '../kit/ink';
import { GRANITE } from '../kit/inks';
import { blob, boulder, grassTufts, ridge, rise, rises, sinkLeftOf } from '../kit/land';
import { walker } from '../kit/people';
import { beach, footprints } from '../kit/shore';
import { BUSH, daySea, daySky, headland, mainland } from '../kit/views';

const HORIZON = 380;

const point = () => {
  const profile = rises(
    rise(1420, 260, 220),
    rise(1640, 200, 230),
    rise(1120, 100, 70),
    sinkLeftOf(1010, 1.2),
  );
  return headland(
    8,
    {
      skyline: ridge(21, HORIZON + 30, 20, 6, profile, 880, 1640),
      foot: HORIZON + 130,
      depth: (x) => profile(x) + 70,
      crown: 21,
      pines: [1090, 1520, 7, 92, 156],
      outcrops: [1260, 1600, 300, 420, 7, 60],
      shore: [990, 1360, 30, 34, 120],
    },
    { ...BUSH.day, foot: '#6f5660', stone: GRANITE.day },
  );
};

export const draw = (): Part => [
  daySky(HORIZON, [
    [5, 260, 170, 420],
    [9, 800, 236, 300],
  ]),
  mainland(HORIZON),
  daySea(5, HORIZON),
  point(),
  beach([
    [-60, 905],
    [160, 880],
    [400, 836],
    [620, 778],
    [800, 716],
    [960, 640],
    [1090, 570],
    [1240, 520],
    [1420, 500],
    [1680, 494],
  ]),
  shape(blob(7, 690, 690, 430, 44, 0.2), '#14879f', 'opacity=".5"'),
  tourBoat(740, 668, 1.6, DAY_BOAT, { guests: 3, turn: -3 }),
  // The wash and a lip of sand over the forefoot: this is what makes her sit on the beach.
  shape(
    'M560 722C640 706 740 706 800 694C850 684 880 664 902 636C916 628 934 640 926 656C900 700 840 726 760 738C680 748 600 744 560 722Z',
    '#fffdf4',
    'opacity=".92"',
  ),
  shape(
    'M590 736C690 734 800 716 862 682C890 664 908 640 930 640C960 640 970 660 950 684C900 726 780 756 640 760Z',
    '#e7cf9c',
  ),
  shape(
    'M640 756C760 748 850 728 908 690C930 676 950 664 968 662C980 670 990 690 970 706C900 750 760 776 640 776Z',
    '#fdefd0',
  ),
  line('M912 578Q1060 612 1196 640', '#fffaf0', 2.6),
  footprints([
    [960, 690],
    [984, 702],
    [1008, 716],
    [1030, 728],
    [1054, 742],
    [1080, 756],
    [1106, 768],
  ]),
  walker(1030, 712, 1.45, { shirt: '#2f6f7e', skin: '#8a5a40', hat: '#f3dfae' }),
  walker(1122, 778, 1.6, { shirt: '#fffaf0', skin: '#c98f6b', hat: '#e9c58a', band: '#2f6f7e' }),
  stoneOnSand(33, 1500, 690, 320, 300),
  stoneOnSand(45, 1330, 770, 190, 140),
  grassTufts(
    4,
    [
      [1440, 840, 1],
      [1500, 848, 0.8],
    ],
    60,
    ['#2f6b4c', '#5f8f4a', '#93a552'],
  ),
  stoneOnSand(12, 40, 950, 330, 250),
  stoneOnSand(3, 260, 1000, 230, 110),
];

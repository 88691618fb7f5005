// Fishing, card: an angler with a bent rod in front of the morning sun. The picture suits a tall crop.
import { line, type Part, shape, sprayFade } from '../kit/ink';
import { ACCENT } from '../kit/inks';
import { dawnRange, dawnSea, dawnSky, dawnStreaks } from '../kit/morning';
import { oval } from '../kit/path';
import { angler } from '../kit/people';
import { glidingBird } from '../kit/sky';

const HORIZON = 520;
const SUN = { x: 985, y: 400 };

export const draw = (): Part => [
  dawnSky(HORIZON, SUN),
  shape(oval(SUN.x, SUN.y, 150), '#fff3cf'),
  dawnStreaks([
    [4, 620, 150, 800, 26],
    [8, 1240, 230, 620, 20],
    [6, 420, 300, 520, 16],
  ]),
  glidingBird(560, 210, 1, '#5f6f8c'),
  glidingBird(612, 190, 0.7, '#5f6f8c', 8),
  dawnRange(HORIZON),
  dawnSea(21, HORIZON, SUN.x, 420),
  line('M1271 472L1372 724', '#fff4dc', 1.8),
  shape(oval(1372, 724, 36, 5.5), '#fff6df', 'opacity=".8"'),
  line('M130 866V742M430 860V738M760 848V724M1050 820V696M1236 790V662', '#f4dcc6', 7),
  line('M-20 744Q560 742 960 708Q1120 690 1238 660', '#f4dcc6', 8),
  foredeck(),
  angler(650, 862, 1.6, {
    shirt: '#2f4a72',
    shorts: '#39365c',
    skin: '#7a4c46',
    hat: '#e9c79a',
    rod: '#1d2444',
    rim: '#ffe6b0',
  }),
];

/** The bow of the boat from the side: lit capping, stripe and hull in shade. */
function foredeck(): Part {
  const hull = 'M-20 1010V866Q560 866 960 834Q1120 818 1266 780Q1214 900 1080 1010Z';
  return [
    shape(hull, '#8d7f98'),
    sprayFade(hull, '#2b2a55', 0.1, 0.95),
    shape('M-20 920Q560 918 960 886Q1110 870 1236 838L1224 862Q1110 894 960 912Q560 946 -20 950Z', ACCENT),
    shape('M-20 866Q560 866 960 834Q1120 818 1266 780L1252 806Q1120 844 960 860Q560 892 -20 894Z', '#f6e2c8'),
    line('M-20 865Q560 865 960 833Q1120 817 1264 780', '#fff6df', 4),
  ];
}

// Fishing's card: an angler against the early sun, rod bent; composed for a tall crop.
import { line, type Part, shape, sprayFade } from '../kit/ink';
import { ACCENT } from '../kit/inks';
import { dawnRange, dawnSea, dawnSky, dawnStreaks } from '../kit/morning';
import { box, oval, WIDTH } from '../kit/path';
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
  line('M1281 452L1210 700', '#fff4dc', 1.8),
  shape(oval(1210, 700, 34, 5), '#fff6df', 'opacity=".8"'),
  shape('M380 1010L420 838C640 826 900 824 1130 846L1180 1010Z', '#8d7f98'),
  shape('M380 1010L420 838C640 826 900 824 1130 846L1140 872C900 850 640 852 416 866Z', '#f6e2c8'),
  shape('M410 884C640 868 900 868 1144 890L1148 908C900 884 640 884 406 902Z', ACCENT),
  line('M1080 850V690M740 834V716M470 846V730M470 734Q760 690 1080 694', '#f4dcc6', 7),
  angler(660, 842, 1.6, {
    shirt: '#2f4a72',
    shorts: '#39365c',
    skin: '#7a4c46',
    hat: '#e9c79a',
    rod: '#1d2444',
    rim: '#ffe6b0',
  }),
  sprayFade(box(0, 860, WIDTH, 140), '#1d2b50', 0, 0.8),
];

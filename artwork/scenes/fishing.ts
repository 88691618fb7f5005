// Fishing: 7 a.m., long low light. Rods bend over the gunwale in front; the boat and the headland lie beyond. Words go on the left.
import { DAWN_BOAT, tourBoat } from '../kit/boat';
import { each, line, linear, type Part, painted, shape, sprayed, sprayFade } from '../kit/ink';
import { ACCENT, GRANITE, SCRUB } from '../kit/inks';
import {
  boulderShore,
  farRange,
  heightAt,
  landBelow,
  ridge,
  rise,
  rises,
  scrub,
  sinkLeftOf,
} from '../kit/land';
import { box, oval, type Point, WIDTH } from '../kit/path';
import { glidingBird, halos, streakCloud } from '../kit/sky';
import { hoopPine } from '../kit/trees';
import { dashField, glitterPath, ripples, seaGround } from '../kit/water';

const HORIZON = 440;
const SUN = { x: 905, y: 378 };

/** Morning sky: blue lilac to peach and pale gold. */
const sky = (): Part => [
  painted(
    box(0, 0, WIDTH, HORIZON + 10),
    linear([
      [0, '#4f86ac'],
      [0.32, '#8fb4bf'],
      [0.6, '#e3cdb4'],
      [0.82, '#ffc98c'],
      [1, '#ffb36b'],
    ]),
  ) +
    sprayFade(box(0, 0, WIDTH, 240), '#3a6a9a', 0.7, 0) +
    sprayFade(box(0, 230, WIDTH, 215), '#ffdf9c', 0, 0.6) +
    halos(SUN.x, SUN.y, [330, 220, 135], '#fff0c2', 0.45) +
    shape(oval(SUN.x, SUN.y, 56), '#fffbe6'),
  each(
    [
      [3, 420, 120, 760, 24],
      [5, 1180, 88, 620, 22],
      [9, 150, 210, 480, 16],
      [12, 1000, 218, 520, 14],
    ],
    (seed, x, y, width, height) => streakCloud(seed, x, y, width, height, ['#b3a0ae', '#f0b79a', '#ffe0b0']),
  ),
];

/** Headland in violet shade, its left shoulder catching the sun. */
function headland() {
  const profile = rises(rise(1440, 220, 170), rise(1620, 160, 150), rise(1200, 90, 56), sinkLeftOf(1120));
  const skyline = ridge(21, HORIZON + 14, 18, 6, profile, 1000, 1640);
  return (
    farRange(
      ridge(3, HORIZON - 10, 14, 3, rises(rise(420, 300, 40), rise(980, 260, 22))),
      HORIZON + 2,
      '#a99bb0',
      '#f0c3a0',
    ) +
    shape(landBelow(skyline, HORIZON + 24), '#34405c') +
    scrub(
      31,
      skyline.filter(([, y]) => y < HORIZON + 4),
      (x) => Math.max(6, profile(x) * 0.9),
      16,
      SCRUB.dawn,
      6,
    ) +
    each(
      [
        [1210, 66],
        [1246, 84],
        [1290, 70],
        [1330, 104],
        [1362, 126],
        [1398, 96],
        [1440, 134],
        [1480, 104],
        [1530, 120],
        [1580, 112],
      ],
      (x, height) => hoopPine(x, x, heightAt(skyline, x) + 26, height, '#22304e', '#8d7a78'),
    ).join('') +
    sprayed(
      landBelow(skyline, HORIZON + 24),
      '#f3b58c',
      linear([
        [0, '#000', 0],
        [0.55, '#000', 0.08],
        [1, '#000', 0.55],
      ]),
    ) +
    boulderShore(5, 40, 1060, 1640, () => HORIZON + 22, 18, 74, GRANITE.dawn, { foot: '#2b3352' }) +
    dashField(6, 100, 1020, HORIZON + 24, 600, 14, 28, 1.6, '#ffe6c4')
  );
}

/** Sea of slate blue with the sun's path. */
const sea = () =>
  seaGround(HORIZON, [
    [0, '#ffc58c'],
    [0.1, '#d3b0a4'],
    [0.32, '#7fa3ae'],
    [0.65, '#3f7f98'],
    [1, '#1d4f74'],
  ]) +
  sprayFade(box(0, HORIZON, WIDTH, 190), '#ffd9a0', 0.5, 0) +
  sprayFade(box(0, 660, WIDTH, 340), '#123a60', 0, 0.7) +
  ripples(1, 360, HORIZON, '#fff0d2', 0.45) +
  ripples(2, 320, HORIZON, '#24587c', 0.4) +
  glitterPath(4, SUN.x, HORIZON, 300, ['#ffc48a', '#ffdfa4', '#fff8e0']);

/** The near gunwale sweeping in from the lower left: capping, coaming, hull side; lit along its upper edge. */
function gunwale() {
  const cap = 'M470 1010C760 925 1120 872 1620 848L1620 900C1140 922 800 966 560 1010Z';
  const inside = 'M560 1010C800 966 1140 922 1620 900L1620 1010Z';
  return (
    shape(inside, '#8d7f98') +
    sprayed(
      inside,
      '#3a3558',
      linear([
        [0, '#000', 0.1],
        [0.5, '#000', 0.35],
        [1, '#000', 0.95],
      ]),
    ) +
    shape(cap, '#f6e2c8') +
    shape('M500 1010C780 936 1130 884 1620 860L1620 868C1140 891 800 942 524 1010Z', ACCENT) +
    sprayed(
      cap,
      '#8d7f98',
      linear([
        [0, '#000', 0],
        [0.5, '#000', 0.1],
        [1, '#000', 0.8],
      ]),
    ) +
    line('M470 1009C760 924 1120 871 1620 847', '#fff6df', 5)
  );
}

/** A rod standing in its holder with the line running to the water; bend is drawn by a path from butt to tip. */
function rodInHolder(footX: number, footY: number, bend: string, tip: Point, entry: Point): string {
  const [buttX, buttY] = [footX + 16, footY + 96];
  const path = `M${buttX} ${buttY}L${footX} ${footY - 90}${bend}`;
  const reel =
    shape(oval(footX + 22, footY - 84, 25, 21), '#2a3558') +
    shape(oval(footX + 18, footY - 88, 18, 15), '#d9a85f') +
    shape(oval(footX + 17, footY - 89, 9, 7), '#2a3558') +
    line(`M${footX + 30} ${footY - 78}l26 12`, '#2a3558', 5) +
    shape(oval(footX + 58, footY - 65, 7, 5), '#1d2444');
  return (
    line(`M${tip.join(' ')}L${entry.join(' ')}`, '#fff4dc', 1.4, 'opacity=".9"') +
    line(path, '#1d2444', 7) +
    line(path, '#e0a25e', 2, 'transform="translate(-2 -1)"') +
    line(`M${buttX} ${buttY}L${footX + 3} ${footY - 66}`, '#1d2444', 15) +
    line(`M${buttX - 4} ${buttY - 10}L${footX} ${footY - 62}`, '#8c6a58', 4) +
    reel +
    shape(
      `M${footX - 8} ${footY - 22}L${footX + 26} ${footY - 26}L${footX + 34} ${footY + 18}L${footX} ${footY + 22}Z`,
      '#cfd5d6',
    ) +
    shape(
      `M${footX - 8} ${footY - 22}L${footX + 4} ${footY - 23}L${footX + 12} ${footY + 20}L${footX} ${footY + 22}Z`,
      '#ffffff',
    ) +
    shape(oval(footX + 9, footY - 24, 18, 5), '#3a3558') +
    shape(oval(entry[0], entry[1], 26, 4), '#fff6df', 'opacity=".8"') +
    shape(oval(entry[0], entry[1], 14, 2), '#3f7f98')
  );
}

export const draw = (): Part => [
  sky(),
  glidingBird(620, 250, 0.8, '#5f6f8c'),
  glidingBird(656, 236, 0.6, '#5f6f8c', 8),
  sea(),
  headland(),
  dashField(8, 40, 930, 628, 340, 40, 44, 2.6, '#2a4468', 0.55),
  tourBoat(1075, 622, 1.2, DAWN_BOAT, { light: -1 }),
  dashField(4, 30, 950, 630, 280, 14, 36, 2, '#fff0d2'),
  rodInHolder(1330, 868, 'C1290 560 1230 380 1130 300C1080 262 1020 262 990 300', [990, 300], [868, 770]),
  rodInHolder(1500, 858, 'C1480 560 1450 320 1370 190C1330 130 1270 120 1230 146', [1230, 146], [1238, 790]),
  gunwale(),
  each(
    [
      [1330, 868],
      [1500, 858],
    ],
    (x, y) =>
      shape(`M${x - 6} ${y - 16}L${x + 26} ${y - 20}L${x + 33} ${y + 16}L${x + 1} ${y + 20}Z`, '#cfd5d6') +
      shape(`M${x - 6} ${y - 16}L${x + 5} ${y - 17}L${x + 12} ${y + 18}L${x + 1} ${y + 20}Z`, '#ffffff'),
  ),
];

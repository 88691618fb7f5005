// Snorkelling: one of the island's bays from the air, its fringing reef following the shore without a break.
import {
  bayFromAbove,
  beachFromAbove,
  bommiesFromAbove,
  glints,
  landAtFoot,
  lightNet,
  reefFromAbove,
  stonesFromAbove,
} from '../kit/above';
import { boatFromAbove, DAY_BOAT } from '../kit/boat';
import { each, type Part, place, shape } from '../kit/ink';
import { SCRUB } from '../kit/inks';
import { heightAt, landBelow, ridge, rise, rises, scrub } from '../kit/land';
import { HEIGHT, type Point, smoothPath } from '../kit/path';
import { snorkeller } from '../kit/snorkeller';

const SHORE: readonly Point[] = [
  [-60, 420],
  [80, 400],
  [190, 440],
  [250, 520],
  [300, 610],
  [400, 690],
  [540, 745],
  [700, 770],
  [860, 765],
  [1010, 735],
  [1130, 670],
  [1200, 580],
  [1250, 500],
  [1330, 430],
  [1450, 400],
  [1680, 410],
];

/** Reef flat between the beach's shallows and the drop-off, with a sand channel the boat lies in. */
function fringe(): Part {
  const outline = smoothPath(
    [
      [-60, 260],
      [60, 236],
      [200, 250],
      [310, 330],
      [370, 440],
      [460, 520],
      [580, 560],
      [700, 540],
      [800, 580],
      [930, 570],
      [1010, 500],
      [1060, 400],
      [1130, 310],
      [1250, 240],
      [1420, 220],
      [1680, 230],
      [1680, 330],
      [1440, 330],
      [1300, 370],
      [1200, 460],
      [1140, 560],
      [1060, 650],
      [900, 690],
      [700, 700],
      [540, 672],
      [400, 610],
      [320, 520],
      [240, 400],
      [150, 340],
      [-60, 350],
    ],
    true,
  );
  return [
    place(shape(outline, '#1485a0', 'opacity=".5"'), { x: 0, y: -26 }),
    reefFromAbove(21, outline, [-60, 200, 1720, 520], 900),
    bommiesFromAbove(
      [
        [560, 400, 120, 70],
        [905, 430, 100, 60],
        [330, 200, 90, 54],
        [1180, 160, 110, 60],
      ],
      0.4,
      60,
    ),
  ];
}

const bush = (): Part => {
  const crest = ridge(8, 905, 20, 8, rises(rise(-40, 330, 360), rise(1680, 380, 380), rise(800, 400, -40)));
  return (
    shape(landBelow(crest, HEIGHT), '#24564a') +
    scrub(31, crest, (x) => 1000 - heightAt(crest, x), 30, SCRUB.near, 13)
  );
};

export const draw = (): Part => [
  bayFromAbove(),
  beachFromAbove(landAtFoot(SHORE), [fringe(), lightNet(4, 60, '#f2fff4', 0.09), glints(7, 330)]),
  bush(),
  stonesFromAbove(50, [
    [120, 396, 130, 100],
    [196, 440, 90, 76],
    [60, 420, 90, 70],
    [236, 500, 60, 50],
    [1300, 436, 120, 96],
    [1236, 500, 84, 70],
    [1390, 410, 110, 80],
    [1206, 560, 50, 44],
    [1350, 380, 56, 44],
  ]),
  boatFromAbove(756, 348, 1.25, -168, DAY_BOAT, { guests: 1, day: 12 }),
  each(
    [
      [640, 610, 18],
      [700, 640, -30],
      [840, 630, 50],
    ],
    (x, y, turn) => snorkeller(x, y, 0.13, turn),
  ),
];

// Boat hire, briefing: a hand points at the chart at the helm.
import { chart, compassRose } from '../kit/chart';
import { gauge, gaugePanel, steeringWheel } from '../kit/helm';
import { each, type Part, place, shaded, shape, washed } from '../kit/ink';
import { box, PAGE, polygon, WIDTH } from '../kit/path';
import { pointingHand } from '../kit/people';
import { dashField } from '../kit/water';

/**
 * The console: a white moulding, a timber shelf for the chart and the lower edge of the windscreen, with the sea behind
 * it.
 */
const helmConsole = (): Part => [
  washed(PAGE, '#f4f0e2', '#e3eae4', '#c9d8d6'),
  washed(box(0, 0, WIDTH, 96), '#25aabb', '#55c9c4'),
  dashField(3, 46, 0, 10, WIDTH, 70, 60, 2.2, '#e9fff4'),
  shape(box(0, 88, WIDTH, 34), '#12213f'),
  shape(box(0, 92, WIDTH, 7), '#5f7ba6'),
  shape(box(0, 122, WIDTH, 30), '#8fa9ae', 'opacity=".6"'),
  shaded(PAGE, '#7f9aa4', 0.6),
];

export const draw = (): Part => [
  helmConsole(),
  place(
    chart(1000, 700, { x: 230, y: 120, scale: 1.42 }, [
      [655, 570],
      [742, 480],
      [776, 350],
      [770, 250],
      [700, 120],
    ]),
    { x: 60, y: 250, turn: -4 },
  ),
  place(compassRose(), { x: 250, y: 790, scale: 0.85, turn: -4 }),
  gaugePanel(1100, 176, 560, 168),
  place(gauge(-50), { x: 1200, y: 260, scale: 0.9 }),
  place(gauge(20), { x: 1360, y: 260, scale: 0.9 }),
  place(gauge(70), { x: 1520, y: 260, scale: 0.9 }),
  place(steeringWheel(), { x: 1230, y: 985, scale: 1.2, turn: 14 }),
  pointingHand(850, 545, 1.02, -4),
  windscreenPosts(),
];

/** The posts of the windscreen and their shadows. */
const windscreenPosts = (): Part =>
  each([[430], [1080]], (x) => {
    const shade = polygon([
      [x - 6, 122],
      [x + 34, 122],
      [x + 560, 1010],
      [x + 470, 1010],
    ]);
    return (
      shape(shade, '#3a2650', 'opacity=".15"') +
      shape(
        polygon([
          [x - 16, -10],
          [x + 20, -10],
          [x + 34, 96],
          [x - 6, 96],
        ]),
        '#12213f',
      ) +
      shape(
        polygon([
          [x - 16, -10],
          [x - 8, -10],
          [x + 4, 96],
          [x - 6, 96],
        ]),
        '#5f7ba6',
      )
    );
  });

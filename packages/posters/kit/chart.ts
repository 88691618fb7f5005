// The nautical chart and the instruments on it. The island has its true outline. The chart has no text.
import { blob } from './blob';
import { between, random } from './chance';
import { clipped, each, line, linear, painted, place, type Stop, shaded, shape } from './ink';
import { ACCENT, INDIGO } from './inks';
import { box, oval, type Point, round, roundedBox, smoothPath, trace } from './path';

/**
 * The coast of Magnetic Island in chart units: it starts at West Point and goes round by the north. About 350 units
 * wide.
 */
const ISLAND: readonly Point[] = [
  [0, 110],
  [22, 86],
  [58, 66],
  [92, 44],
  [120, 16],
  [152, 2],
  [186, -18],
  [210, 2],
  [226, 34],
  [252, 48],
  [276, 40],
  [288, 2],
  [302, 14],
  [318, -4],
  [330, 14],
  [348, -10],
  [352, 24],
  [336, 40],
  [346, 58],
  [332, 74],
  [346, 104],
  [336, 124],
  [310, 134],
  [304, 158],
  [280, 172],
  [270, 204],
  [280, 232],
  [264, 262],
  [240, 268],
  [228, 292],
  [208, 270],
  [176, 250],
  [132, 226],
  [92, 204],
  [52, 178],
  [18, 150],
];

/** A contour of the island, `out` units from the coast. A contour 20 units or more away ignores the small bays. */
function coast(out: number): string {
  const [middleX, middleY] = [180, 125];
  const kept = out < 20 ? ISLAND : ISLAND.filter((_, i) => CAPES.has(i));
  return smoothPath(
    kept.map(([x, y]): Point => {
      const [dx, dy] = [x - middleX, y - middleY];
      const reach = 1 + out / Math.hypot(dx, dy);
      return [middleX + dx * reach, middleY + dy * reach];
    }),
    true,
  );
}

/** The indexes of the capes in `ISLAND`. */
const CAPES = new Set([0, 2, 4, 6, 9, 13, 15, 20, 24, 28, 31, 33, 35, 37]);

/**
 * A paper chart, `width` by `height`. `island` is the position and scale of the island. `route` is drawn as a dashed
 * pencil line.
 */
export function chart(
  width: number,
  height: number,
  island: { x: number; y: number; scale: number },
  route: readonly Point[],
): string {
  const paper = box(0, 0, width, height);
  const frame = box(26, 26, width - 52, height - 52);
  const chance = random(31);
  const onIsland = (content: string) => place(content, island);
  const stroke = 1 / island.scale;
  let soundings = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = [between(chance, 50, width - 50), between(chance, 50, height - 50)] as const;
    soundings += trace`M${x} ${y}h${between(chance, 4, 9)}`;
  }
  let grid = '';
  for (let x = 26 + 190; x < width - 40; x += 190) grid += `M${x} 26V${height - 26}`;
  for (let y = 26 + 190; y < height - 40; y += 190) grid += `M26 ${y}H${width - 26}`;
  let scaleBorder = '';
  for (let x = 26; x < width - 60; x += 76) scaleBorder += box(x, 14, 38, 12) + box(x, height - 26, 38, 12);
  for (let y = 26; y < height - 60; y += 76) scaleBorder += box(14, y, 12, 38) + box(width - 26, y, 12, 38);
  const hills = [
    [176, 70, 34],
    [236, 120, 50],
    [200, 176, 40],
    [110, 120, 34],
  ] as const;
  const relief = hills.flatMap(([x, y, size], i) =>
    [1, 0.66, 0.34].map((share) =>
      line(blob(60 + i, x, y, size * 2 * share, size * 1.5 * share, 0.3), '#b98a5a', 1.6 * stroke),
    ),
  );
  const waters =
    shape(frame, '#dcefe8') +
    onIsland(
      shape(coast(70), '#bfe3df') +
        line(coast(70), '#5fa9b4', 1.6 * stroke) +
        shape(coast(34), '#9bd3d2') +
        line(coast(34), '#3f93a3', 1.6 * stroke) +
        shape(coast(12), '#b9d6a8') +
        line(coast(12), '#5f8f4a', 1.4 * stroke, `stroke-dasharray="${2 * stroke} ${5 * stroke}"`),
    ) +
    line(soundings, '#44708a', 2.4, 'opacity=".55"') +
    line(grid, '#7fa3ae', 1.6, 'opacity=".7"') +
    onIsland(shape(coast(0), '#f4dca4') + line(coast(0), INDIGO, 2.6 * stroke) + relief.join(''));
  const pencilled =
    line(smoothPath(route), '#3a3558', 5, 'stroke-dasharray="26 15"') +
    each(route.slice(1, -1), (x, y) => line(oval(x, y, 12), '#3a3558', 3.5)) +
    each(route.slice(-1), (x, y) => line(`M${x - 17} ${y - 17}l34 34m0 -34l-34 34`, ACCENT, 8));
  return (
    chartShadow(width, height) +
    shape(paper, '#f8efd8') +
    clipped(frame, waters) +
    shape(scaleBorder, INDIGO) +
    line(frame, INDIGO, 3) +
    pencilled +
    folds(width, height) +
    shaded(paper, '#b98a5a', 0.42)
  );
}

/** The folds of the chart: two vertical and one horizontal. Each panel has its own gradient from light to shade. */
function folds(width: number, height: number): string {
  const [across, down] = [width / 3, height / 2];
  const panels = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const rising = (column + row) % 2 === 0;
      const light: Stop = [rising ? 0 : 1, '#fffaf0', 0.34];
      const shade: Stop = [rising ? 1 : 0, '#5b3f58', 0.2];
      const between: Stop = [0.5, '#fffaf0', 0];
      const panel = box(round(column * across), round(row * down), round(across), round(down));
      return painted(
        panel,
        linear(rising ? [light, between, shade] : [shade, between, light], 0, 0, 1, 0.35),
      );
    }),
  );
  const creases = [across, across * 2].map((x) =>
    line(trace`M${x} 0V${height}`, '#fffaf0', 3, 'opacity=".7"'),
  );
  return [...panels, ...creases, line(trace`M0 ${down}H${width}`, '#fffaf0', 3, 'opacity=".6"')].join('');
}

/** The shadow under the folded chart. It is widest at the lower right corner. */
function chartShadow(width: number, height: number): string {
  const shadowOutline = (lift: number) =>
    trace`M6 6L${width + lift * 0.3} 8Q${width + lift * 0.5} ${height * 0.5} ${width + lift} ${height + lift * 1.1}` +
    trace`Q${(width * 5) / 6} ${height + lift * 0.3} ${(width * 2) / 3} ${height + lift * 0.7}` +
    trace`Q${width / 2} ${height + lift * 0.2} ${width / 3} ${height + lift * 0.6}` +
    trace`Q${width / 6} ${height + lift * 0.2} 10 ${height + lift * 0.5}Z`;
  return (
    shape(shadowOutline(46), '#2b2440', 'opacity=".2"') + shape(shadowOutline(24), '#2b2440', 'opacity=".3"')
  );
}

/** A compass rose without letters, 200 units wide. */
export function compassRose(): string {
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * Math.PI * 2;
    const inner = i % 6 === 0 ? 82 : 90;
    ticks += trace`M${Math.cos(angle) * inner} ${Math.sin(angle) * inner}L${Math.cos(angle) * 98} ${Math.sin(angle) * 98}`;
  }
  const point = (turn: number, length: number) =>
    `<g transform="rotate(${turn})">${shape(`M0 ${-length}L13 -13L0 0Z`, '#b3546a')}${shape(`M0 ${-length}L-13 -13L0 0Z`, '#8a2540')}</g>`;
  return (
    line(ticks, '#8a2540', 2) +
    line(oval(0, 0, 98) + oval(0, 0, 74), '#8a2540', 1.8) +
    [45, 135, 225, 315].map((turn) => point(turn, 46)).join('') +
    [0, 90, 180, 270].map((turn) => point(turn, 72)).join('') +
    shape('M0 -112L9 -96H-9Z', '#8a2540')
  );
}

/** A brass hand compass without its lid, from above, 240 units wide. */
export function brassCompass(): string {
  const rim = oval(0, 0, 120);
  let ticks = '';
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2;
    const inner = i % 9 === 0 ? 66 : 76;
    ticks += trace`M${Math.cos(angle) * inner} ${Math.sin(angle) * inner}L${Math.cos(angle) * 86} ${Math.sin(angle) * 86}`;
  }
  return (
    shape(oval(0, -142, 26, 26) + rim, '#2b2440', 'opacity=".38" transform="translate(13 16)"') +
    line(oval(0, -140, 19), '#b98a2a', 11) +
    line(oval(0, -140, 19), '#f6d98a', 3) +
    shape(rim, '#c9952f') +
    shape('M-120 0A120 120 0 0 1 60 -104L48 -84A96 96 0 0 0 -97 0Z', '#f6d98a') +
    shaded(rim, '#7a4a1c', 0.85) +
    shape(oval(0, 0, 98), '#7a5a1f') +
    shape(oval(0, 0, 93), '#fffaf0') +
    line(ticks, INDIGO, 3) +
    `<g transform="rotate(28)">${shape('M0 -72L14 0H-14Z', ACCENT)}${shape('M0 -72L14 0H0Z', '#b5401a')}${shape('M0 72L14 0H-14Z', '#34507a')}${shape('M0 72L14 0H0Z', '#12213f')}</g>` +
    shape(oval(0, 0, 11), '#c9952f') +
    shape(oval(-3, -3, 5), '#f6d98a') +
    shape('M-78 -44A90 90 0 0 1 8 -90A98 98 0 0 0 -64 -22Z', '#ffffff', 'opacity=".55"')
  );
}

/**
 * A pencil, 330 units long at scale 1, with its point at (x, y). A turn of 0 is along +x. Its shadow is always at the
 * lower right.
 */
export function pencil(x: number, y: number, scale: number, turn: number): string {
  const at = { scale, turn };
  return (
    place(shape('M0 0L34 -11H330V11H34Z', '#2b2440', 'opacity=".35"'), { x: x + 8, y: y + 13, ...at }) +
    place(
      shape('M0 0L38 -12V12Z', '#f0d8b4') +
        shape('M0 0L13 -4V4Z', INDIGO) +
        shape(box(38, -12, 256, 24), ACCENT) +
        shape(box(38, turn > 90 ? 4 : -12, 256, 8), '#f58a55') +
        shape(box(38, turn > 90 ? -12 : 5, 256, 7), '#b5401a') +
        shape(box(294, -12, 16, 24), '#c9d2d6') +
        shape(roundedBox(308, -12, 26, 24, 8), '#e0567a'),
      { x, y, ...at },
    )
  );
}

/** Brass dividers. The hinge is at the origin and the points are at (±spread, 240). */
export function dividers(spread: number): string {
  const leg = (side: -1 | 1) =>
    shape(
      `M${side * -9} 0L${side * 11} 0L${side * (spread + 6)} 150L${side * spread} 240L${side * (spread - 8)} 150Z`,
      '#c9952f',
    ) +
    shape(
      `M${side * 1} 0L${side * 11} 0L${side * (spread + 6)} 150L${side * spread} 240Z`,
      side < 0 ? '#f6d98a' : '#8a6a1f',
    ) +
    line(`M${side * (spread - 1)} 156L${side * spread} 240`, '#7f9aa4', 5);
  return (
    shape(
      `M-10 0H10L${spread} 240L0 40L${-spread} 240Z`,
      '#2b2440',
      'opacity=".28" transform="translate(10 14)"',
    ) +
    leg(-1) +
    leg(1) +
    shape(oval(0, -6, 27), '#8a6a1f') +
    shape(oval(-2, -8, 23), '#f6d98a') +
    shape(oval(0, -6, 9), '#7a5a1f')
  );
}

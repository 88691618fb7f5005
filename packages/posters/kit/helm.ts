// The helm of a boat, seen from above.
import { line, shaded, shape } from './ink';
import { ACCENT } from './inks';
import { oval, roundedBox, trace } from './path';

/** A steering wheel with three spokes, 400 units wide. */
export function steeringWheel(): string {
  const spoke = (turn: number) =>
    `<g transform="rotate(${turn})">${shape('M-24 -20L-15 -176H15L24 -20Z', '#c9d2d6')}${shape('M-24 -20L-15 -176H-4L-6 -20Z', '#f4f7f2')}</g>`;
  return (
    line(oval(0, 0, 182), '#2b2440', 40, 'opacity=".3" transform="translate(16 22)"') +
    [0, 120, 240].map(spoke).join('') +
    line(oval(0, 0, 182), '#12213f', 38) +
    line('M-176 -40A180 180 0 0 1 70 -166', '#5f7ba6', 9) +
    shape(oval(0, 0, 52), '#7f9aa4') +
    shape(oval(-4, -5, 44), '#e9efe8') +
    shape(oval(-4, -5, 22), ACCENT) +
    shape(oval(-9, -11, 9), '#f58a55')
  );
}

/** A round gauge without numbers. `turn` is the angle of its needle in degrees. */
export function gauge(turn: number): string {
  let ticks = '';
  for (let i = 0; i <= 10; i++) {
    const angle = Math.PI * (0.75 + (1.5 * i) / 10);
    ticks += trace`M${Math.cos(angle) * 40} ${Math.sin(angle) * 40}L${Math.cos(angle) * 50} ${Math.sin(angle) * 50}`;
  }
  return (
    shape(oval(0, 0, 68), '#8fa9ae') +
    shape(oval(-2, -2, 64), '#e9efe8') +
    shape(oval(0, 0, 57), '#12213f') +
    line(ticks, '#fffaf0', 4) +
    `<g transform="rotate(${turn})">${shape('M-5 8L0 -46L5 8Z', ACCENT)}</g>` +
    shape(oval(0, 0, 8), '#c9d2d6') +
    shape('M-44 -30A54 54 0 0 1 -6 -54L-6 -44A44 44 0 0 0 -36 -24Z', '#ffffff', 'opacity=".4"')
  );
}

/** The dark panel behind the gauges, with light on its upper edge. (x, y) is its upper left corner. */
export function gaugePanel(x: number, y: number, width: number, height: number): string {
  const panel = roundedBox(x, y, width, height, 40);
  return (
    shape(panel, '#2b2440', 'opacity=".3" transform="translate(16 22)"') +
    shape(panel, '#5f7ba6') +
    shape(roundedBox(x + 4, y + 7, width - 8, height - 7, 38), '#1f3557') +
    shaded(panel, '#0a1c3a', 0.8)
  );
}

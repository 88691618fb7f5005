// Fishing tackle: rods in their holders, and a rod, a reel and lures from above.
import { clipped, line, place, shaded, shape } from './ink';
import { ACCENT, INDIGO } from './inks';
import { box, oval, type Point, round, roundedBox, trace } from './path';

type RodInks = { rod: string; grip: string; line: string; reel: string; spool: string };

/** The colours of tackle in low morning light. */
export const DAWN_ROD: RodInks = {
  rod: '#1d2444',
  grip: '#8c6a58',
  line: '#fff4dc',
  reel: '#2a3558',
  spool: '#d9a85f',
};

/**
 * The position and shape of a rod. `curve` is its path from above the grip to the tip; `entry` is the point where the
 * line meets the water.
 */
type RodPose = { x: number; y: number; curve: string; tip: Point; entry: Point; scale?: number };

/** A rod in a holder on the gunwale, with its line down to the water. (x, y) is the opening of the holder. */
export function rodInHolder({ x, y, curve, tip, entry, scale = 1 }: RodPose, inks: RodInks): string {
  const at = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
  const blank = `M${at(16, 96)}L${at(0, -90)}${curve}`;
  const reel = place(
    shape('M-4 -8L22 -14V14L-4 8Z', inks.reel) +
      shape(oval(24, 0, 26, 22), inks.reel) +
      shape(oval(20, -4, 19, 16), inks.spool) +
      shape(oval(19, -5, 10, 8), inks.reel) +
      line('M30 8l26 12', inks.reel, 5) +
      shape(oval(58, 21, 8, 6), inks.rod),
    { x: x + 2 * scale, y: y - 86 * scale, scale },
  );
  return (
    line(trace`M${tip[0]} ${tip[1]}L${entry[0]} ${entry[1]}`, inks.line, 1.4, 'opacity=".9"') +
    line(blank, inks.rod, 7 * scale) +
    line(blank, '#e0a25e', 2, 'transform="translate(-2 -1)"') +
    line(`M${at(16, 96)}L${at(3, -66)}`, inks.rod, 15 * scale) +
    line(`M${at(11, 84)}L${at(-1, -62)}`, inks.grip, 4 * scale) +
    line(`M${at(-4, -112)}L${at(-6, -134)}`, inks.grip, 11 * scale) +
    reel +
    shape(oval(entry[0], entry[1], 26, 4), '#fff6df', 'opacity=".8"') +
    shape(oval(entry[0], entry[1], 14, 2), '#3f7f98')
  );
}

/** A steel rod holder. Draw it over the edge of the gunwale. */
export const rodHolder = (x: number, y: number, scale = 1) =>
  place(
    shape('M-8 -22L26 -26L34 18L0 22Z', '#cfd5d6') +
      shape('M-8 -22L4 -23L12 20L0 22Z', '#ffffff') +
      shape(oval(9, -24, 18, 5), '#3a3558') +
      shape(oval(17, 20, 26, 7), '#8f9aa6'),
    { x, y, scale },
  );

/** A spinning reel from the side with its foot at the top, about 190 units wide. */
function spinningReel(): string {
  const body = 'M-46 -6C-52 30 -34 66 2 70C38 72 60 48 60 20C60 0 44 -18 16 -20Z';
  return (
    shape(
      `M-8 -62H12V10H-8Z${body}${oval(92, 22, 44, 48)}`,
      '#2b2440',
      'opacity=".35" transform="translate(11 13)"',
    ) +
    line('M4 -66V-6', '#34507a', 18) +
    line('M0 -66V-6', '#5f7ba6', 5) +
    shape('M-44 -76H52V-60H-44Z', '#12213f') +
    shape(roundedBox(52, -28, 52, 98, 12), '#c9d2d6') +
    line('M60 -14V58M70 -16V60M80 -16V60M90 -15V59', '#7f9aa4', 3) +
    shape(roundedBox(100, -34, 18, 110, 9), '#d9a030') +
    shape(roundedBox(102, -32, 6, 106, 3), '#ffdf8a') +
    line('M58 -26C70 -60 128 -56 128 -8C128 10 120 40 112 64', '#e9efe8', 6) +
    shape(body, '#12213f') +
    shape('M-38 0C-42 30 -28 56 2 60C10 40 8 4 -4 -12Z', '#34507a') +
    line('M-6 30L-70 92', '#c9d2d6', 11) +
    shape(oval(-78, 100, 24, 18), '#12213f') +
    shape(oval(-83, 95, 15, 10), '#5f7ba6') +
    shape(oval(-4, 28, 17), '#d9a030') +
    shape(oval(-8, 24, 8), '#ffdf8a')
  );
}

/** A rod that lies along +x, with its reel below it. `length` runs from the butt to the other end of the rod. */
export function rodLaid(length: number): string {
  const guides = [0.46, 0.62, 0.76, 0.88, 0.97].map((t) => {
    const x = length * t;
    const size = 20 * (1.25 - t);
    return (
      line(oval(x, 12 + size, size * 0.6, size), '#c9d2d6', 4) +
      line(trace`M${x - 22} 0H${x + 22}`, ACCENT, 9)
    );
  });
  return (
    line(`M0 0H${length}`, '#2b2440', 13, 'opacity=".3" transform="translate(9 14)"') +
    line(`M300 0H${length}`, '#12213f', 8) +
    line(`M300 -2H${length}`, '#5f7ba6', 2.5) +
    guides.join('') +
    line('M0 0H150', '#b98a5a', 25) +
    line('M2 -6H148', '#e2bd8a', 7) +
    line('M256 0H330', '#b98a5a', 23) +
    line('M258 -6H328', '#e2bd8a', 6) +
    line('M160 0H250', '#12213f', 19) +
    line('M162 -4H248', '#5f7ba6', 4) +
    shape(box(-14, -14, 16, 28), '#12213f') +
    place(spinningReel(), { x: 200, y: 76, scale: 1 })
  );
}

/** A hard-bodied lure with two treble hooks. Its nose points left. 150 units long. */
export function lure(back: string, belly: string): string {
  const body = 'M-74 0C-60 -24 -10 -30 40 -14L74 -2L74 4L40 16C-10 28 -60 24 -74 0Z';
  const treble = (x: number) =>
    line(
      `M${x} 14V30M${x} 30C${x - 18} 40 ${x - 20} 22 ${x - 15} 20M${x} 30C${x + 18} 40 ${x + 20} 22 ${x + 15} 20M${x} 30V42`,
      '#34507a',
      3.5,
    );
  return (
    shape(body, '#2b2440', 'opacity=".35" transform="translate(9 12)"') +
    treble(-24) +
    treble(42) +
    shape('M-74 2L-104 20L-78 14Z', '#cfe3e4') +
    clipped(
      body,
      shape(body, belly) +
        shape('M-90 -40H90V-2Q0 -10 -90 2Z', back) +
        line('M-40 -20V20M-26 -22V22M-12 -22V22M2 -22V22M16 -20V20', back, 4, 'opacity=".6"') +
        shaded(body, INDIGO, 0.6),
    ) +
    shape(oval(-52, -6, 8), '#fffaf0') +
    shape(oval(-52, -6, 4.5), '#12213f')
  );
}

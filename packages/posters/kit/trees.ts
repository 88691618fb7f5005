// Trees and grass: hoop pines, gum branches and dry grass.
import { between, type Chance, nth, random } from './chance';
import { line, shape } from './ink';
import { heightAt } from './land';
import { type Point, round, smoothPath, trace } from './path';

/** A tuft of needles in the shape of a small uneven star. */
function needleTuft(chance: Chance, x: number, y: number, size: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * Math.PI * 2 + chance();
    const reach = size * (i % 2 ? 1.15 : 0.72);
    points.push([x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach * 0.72]);
  }
  return smoothPath(points, true);
}

/**
 * A hoop pine: a straight trunk and rings of branches that curve up and end in tufts. `y` is the foot. Use a `detail`
 * above 1 for a near tree. `litInk` colours the left side of the crown.
 */
export function hoopPine(
  seed: number,
  x: number,
  y: number,
  height: number,
  ink: string,
  litInk?: string,
  detail = 1,
): string {
  const chance = random(seed);
  const lean = (chance() - 0.5) * 0.03 * height;
  const top = y - height;
  const half = height * 0.011;
  const trunk =
    trace`M${x - half * 1.9} ${y + 6}Q${x - half} ${y - height * 0.02} ${x - half * 0.9} ${y - height * 0.06}` +
    trace`L${x + lean - 1} ${top}L${x + lean + 1} ${top}L${x + half * 0.9} ${y - height * 0.06}` +
    trace`Q${x + half} ${y - height * 0.02} ${x + half * 1.9} ${y + 6}Z`;
  const whorlGap = (height * 0.034) / detail;
  const boughThickness = 0.6 / detail;
  let needles = '';
  let litNeedles = '';
  for (
    let level = y - height * between(chance, 0.16, 0.22);
    level > top + height * 0.015;
    level -= whorlGap * between(chance, 0.75, 1.25)
  ) {
    const up = (y - level) / height;
    const reach =
      height * 0.19 * (1 - up) ** 0.72 * Math.min(1, 0.45 + up * 2) * between(chance, 0.75, 1.25) +
      height * 0.012;
    const mast = x + lean * up;
    for (const side of [-1, 1]) {
      if (chance() < 0.1) continue;
      const length = reach * between(chance, 0.6, 1.15);
      const lift = length * (0.12 + 0.5 * up) + chance() * 2;
      const [tipX, tipY]: Point = [mast + side * length, level - lift];
      needles +=
        trace`M${mast} ${level - height * 0.004 * boughThickness}Q${mast + side * length * 0.55} ${level - lift * 0.1} ${tipX} ${tipY}` +
        trace`L${tipX} ${tipY + height * 0.003 * boughThickness}Q${mast + side * length * 0.5} ${level + height * 0.008 * boughThickness} ${mast} ${level + height * 0.008 * boughThickness}Z`;
      const tufts = Math.max(2, Math.round((length / (height * 0.022)) * detail * detail));
      for (let i = 0; i < tufts; i++) {
        const along = (detail > 1 ? 0.2 : 0.36) + ((detail > 1 ? 0.82 : 0.66) * (i + chance() * 0.6)) / tufts;
        const size = (height * 0.0155 * between(chance, 0.7, 1.25)) / detail ** 0.85;
        const px = mast + side * length * along;
        const py =
          level - lift * along * along - size * 0.35 + (detail > 1 ? (chance() - 0.6) * height * 0.012 : 0);
        if (side < 0 && litInk && chance() < 0.45)
          litNeedles += needleTuft(chance, px, py - size * 0.3, size * 0.7);
        needles += needleTuft(chance, px, py, size);
      }
    }
  }
  needles += needleTuft(chance, x + lean, top + 2, height * 0.012);
  return shape(trunk + needles, ink) + (litInk ? shape(litNeedles, litInk) : '');
}

/** A gum leaf. (x, y) is its stalk; `angle` is in radians. */
function gumLeaf(x: number, y: number, length: number, angle: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) =>
    `${round(x + cos * along - sin * across)} ${round(y + sin * along + cos * across)}`;
  return `M${at(0, 0)}Q${at(length * 0.4, -width)} ${at(length, length * 0.1)}Q${at(length * 0.45, width * 1.1)} ${at(0, 0)}Z`;
}

/**
 * A gum branch with leaves along a path of points. The leaves have three tones; the lit ones are on top. `inks` is
 * [shade, middle, lit, bark].
 */
export function gumBough(
  seed: number,
  path: readonly Point[],
  thickness: number,
  leafLength: number,
  leavesPerStep: number,
  inks: readonly [shade: string, middle: string, lit: string, bark: string],
): string {
  const chance = random(seed);
  let twigs = '';
  const leaves: [string[], string[], string[]] = [[], [], []];
  for (let i = 0; i < path.length - 1; i++) {
    const [from, to] = [nth(path, i), nth(path, i + 1)];
    for (let k = 0; k < leavesPerStep; k++) {
      const along = chance();
      const [bx, by] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
      const twigAngle = between(chance, 0.05, Math.PI - 0.05) + (chance() < 0.25 ? Math.PI : 0);
      const twigLength = leafLength * between(chance, 0.4, 1.9);
      const [tx, ty] = [bx + Math.cos(twigAngle) * twigLength, by + Math.sin(twigAngle) * twigLength * 0.8];
      twigs += trace`M${bx} ${by}L${tx} ${ty}`;
      for (let leaf = 0; leaf < 6; leaf++) {
        const share = between(chance, 0.3, 1);
        const tone = chance() < 0.45 ? 0 : chance() < 0.62 ? 1 : 2;
        nth(leaves, tone).push(
          gumLeaf(
            bx + (tx - bx) * share,
            by + (ty - by) * share - tone * 3,
            leafLength * between(chance, 0.6, 1.1),
            Math.PI / 2 + (chance() - 0.5) * 2.1,
            leafLength * 0.13,
          ),
        );
      }
    }
  }
  const bark = path
    .slice(0, -1)
    .map((from, i) => {
      const to = nth(path, i + 1);
      const d = trace`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
      return line(d, inks[3], thickness * (1 - (i / (path.length - 1)) * 0.96));
    })
    .join('');
  return (
    line(twigs, inks[3], Math.max(1.5, thickness * 0.12)) +
    shape(leaves[0].join(''), inks[0]) +
    bark +
    shape(leaves[1].join(''), inks[1]) +
    shape(leaves[2].join(''), inks[2])
  );
}

/** A row of hoop pines: first x, last x, count, lowest and highest height. */
export type PineRow = readonly [fromX: number, toX: number, count: number, lowest: number, highest: number];

/** Hoop pines along a skyline, with uneven spaces. Each pine has its own seed. */
export function pineRow(
  seed: number,
  skyline: readonly Point[],
  [fromX, toX, count, lowest, highest]: PineRow,
  ink: string,
  litInk?: string,
): string {
  const chance = random(seed);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const x = fromX + ((i + 0.8 * chance()) / count) * (toX - fromX);
    const height = between(chance, lowest, highest);
    drawn += hoopPine(seed * 30 + i, x, heightAt(skyline, x) + height * 0.2, height, ink, litInk);
  }
  return drawn;
}

/** Tufts of dry grass. Each tuft is a fan of thin blades. */
export function grassTufts(
  seed: number,
  spots: readonly (readonly [x: number, y: number, scale?: number])[],
  height: number,
  inks: readonly string[],
): string {
  const chance = random(seed);
  return spots
    .map(([x, y, scale = 1]) => {
      let blades = '';
      for (let i = 0; i < 16; i++) {
        const lean = (i / 15 - 0.5) * 1.7 + (chance() - 0.5) * 0.3;
        const tall = height * scale * between(chance, 0.55, 1) * (1 - Math.abs(lean) * 0.25);
        const foot = x + (chance() - 0.5) * height * 0.3 * scale;
        const [tipX, tipY]: Point = [foot + lean * tall * 0.8, y - tall];
        const thick = height * 0.035 * scale;
        blades += shape(
          trace`M${foot - thick} ${y}Q${foot + lean * tall * 0.1} ${y - tall * 0.6} ${tipX} ${tipY}` +
            trace`Q${foot + lean * tall * 0.25 + thick} ${y - tall * 0.5} ${foot + thick} ${y}Z`,
          nth(inks, i),
        );
      }
      return blades;
    })
    .join('');
}

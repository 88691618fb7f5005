// Corals and sponges. (x, y) is the foot. Colours are shadow, body and tip, unless the function says otherwise.
import { between, noise, random } from './chance';
import { clipped, line, linear, mix, shape, sprayed } from './ink';
import type { CoralInks } from './inks';
import { oval, type Point, round, smoothPath, smoothRing, trace } from './path';

/** Staghorn coral: forked branches with pale tips. */
export function staghorn(
  seed: number,
  x: number,
  y: number,
  height: number,
  [shadow, body, tip]: CoralInks,
  { stems = 5, forks = 3 } = {},
): string {
  const chance = random(seed);
  let dark = '';
  let lit = '';
  let tips = '';
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number) => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    const bend = trace`M${fromX} ${fromY}Q${(fromX + toX) / 2 + (chance() - 0.5) * length * 0.2} ${(fromY + toY) / 2 + (chance() - 0.5) * length * 0.2} ${toX} ${toY}`;
    dark += `<path d="${bend}" stroke-width="${round(width * 1.25)}"/>`;
    lit += `<path d="${bend}" stroke-width="${round(width * 0.72)}" transform="translate(${round(-width * 0.14)} ${round(-width * 0.05)})"/>`;
    if (left <= 0) {
      tips += oval(toX - width * 0.1, toY, width * 0.46);
      return;
    }
    const branches = left > 2 ? 3 : 2;
    for (let i = 0; i < branches; i++) {
      const turn =
        angle + (i - (branches - 1) / 2) * 0.62 + (chance() - 0.5) * 0.36 - (angle + Math.PI / 2) * 0.12;
      grow(toX, toY, turn, length * between(chance, 0.66, 0.88), width * 0.74, left - 1);
    }
  };
  for (let i = 0; i < stems; i++) {
    const side = i - (stems - 1) / 2;
    grow(
      x + side * height * 0.1,
      y,
      -Math.PI / 2 + side * 0.34 + (chance() - 0.5) * 0.2,
      height * 0.34,
      height * 0.075,
      forks,
    );
  }
  return `<g fill="none" stroke-linecap="round"><g stroke="${shadow}">${dark}</g><g stroke="${body}">${lit}</g></g>${shape(tips, tip)}`;
}

/** A sea fan: fine flat branches over a thin web. */
export function seaFan(
  seed: number,
  x: number,
  y: number,
  height: number,
  [web, branch]: readonly [web: string, branch: string],
): string {
  const chance = random(seed);
  let net = '';
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number) => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    net += `<path d="M${round(fromX)} ${round(fromY)}Q${round((fromX + toX) / 2 + (chance() - 0.5) * length * 0.5)} ${round((fromY + toY) / 2)} ${round(toX)} ${round(toY)}" stroke-width="${round(width)}"/>`;
    if (left > 0)
      for (const side of [-1, 1])
        grow(
          toX,
          toY,
          angle + side * between(chance, 0.18, 0.48),
          length * between(chance, 0.74, 0.9),
          Math.max(1.3, width * 0.72),
          left - 1,
        );
  };
  const edge: Point[] = [];
  for (let i = 0; i < 30; i++) {
    const angle = Math.PI + (i / 29) * Math.PI;
    edge.push([
      x + Math.cos(angle) * height * 0.62 * between(chance, 0.92, 1.06),
      y - height * 0.12 + Math.sin(angle) * height * 0.88 * between(chance, 0.92, 1.04),
    ]);
  }
  for (let i = -2; i <= 2; i++) grow(x, y, -Math.PI / 2 + i * 0.36, height * 0.24, height * 0.03, 6);
  return (
    shape(smoothPath([...edge, [x, y]], true), web, 'opacity=".32"') +
    `<g fill="none" stroke="${branch}" stroke-linecap="round">${net}</g>`
  );
}

/** Brain coral: a dome with winding grooves. Colours are groove, middle and lit. */
export function brainCoral(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  [groove, middle, lit]: CoralInks,
): string {
  const rough = noise(seed);
  const dome: Point[] = [];
  for (let i = 0; i <= 26; i++) {
    const angle = Math.PI + (i / 26) * Math.PI;
    dome.push([
      x + ((Math.cos(angle) * width) / 2) * (1 + 0.05 * rough(i * 0.4, 0)),
      y + Math.sin(angle) * height * (1 + 0.06 * rough(i * 0.4, 5)),
    ]);
  }
  const outline = smoothPath(
    [
      ...dome,
      [x + width * 0.46, y + height * 0.14],
      [x + width * 0.28, y + height * 0.26],
      [x, y + height * 0.3],
      [x - width * 0.28, y + height * 0.26],
      [x - width * 0.46, y + height * 0.14],
    ],
    true,
  );
  let grooves = '';
  for (let ring = 0; ring < 13; ring++) {
    const reach = 0.14 + ring * 0.075;
    const points: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      const angle = Math.PI * (1 + i / 40);
      points.push([
        x - width * 0.05 + Math.cos(angle) * (width / 2) * reach + rough(i * 0.35, ring) * width * 0.035,
        y + Math.sin(angle) * height * reach + rough(i * 0.35, ring + 40) * height * 0.07,
      ]);
    }
    grooves += `<path d="${smoothPath(points)}"/>`;
  }
  return clipped(
    outline,
    shape(outline, groove) +
      shape(oval(x - width * 0.08, y - height * 0.2, width * 0.46, height * 0.86), middle) +
      shape(oval(x - width * 0.16, y - height * 0.52, width * 0.28, height * 0.42), lit) +
      `<g fill="none" stroke="${groove}" stroke-width="${round(width * 0.014)}" opacity=".75" stroke-linecap="round" stroke-dasharray="${round(width * 0.09)} ${round(width * 0.022)}">${grooves}</g>` +
      sprayed(
        outline,
        groove,
        linear(
          [
            [0, groove, 0],
            [0.45, groove, 0.08],
            [1, groove, 0.9],
          ],
          0.2,
          0,
          0.8,
          1,
        ),
      ),
  );
}

/** Plate coral: flat plates in tiers on one stalk. Colours are underside, edge, top and speckle. */
export function plateCoral(
  seed: number,
  x: number,
  y: number,
  width: number,
  [underside, edge, top, speckle]: readonly [underside: string, edge: string, top: string, speckle: string],
  tiers = 3,
): string {
  const chance = random(seed);
  const rough = noise(seed + 1);
  let drawn = shape(
    smoothPath(
      [
        [x - width * 0.07, y + 8],
        [x - width * 0.04, y - width * 0.3],
        [x + width * 0.06, y - width * 0.3],
        [x + width * 0.09, y + 8],
      ],
      true,
    ),
    underside,
  );
  for (let tier = 0; tier < tiers; tier++) {
    const cy = y - width * 0.12 - tier * width * 0.13;
    const wide = width * (1 - tier * 0.2) * between(chance, 0.9, 1.1);
    const cx = x + (chance() - 0.5) * width * 0.16;
    const disc = (scale: number, drop: number, flat: number) => {
      const points: Point[] = [];
      for (let i = 0; i < 34; i++) {
        const angle = (i / 34) * Math.PI * 2;
        const reach = 1 + 0.07 * rough(Math.cos(angle) * 2.4 + tier * 9, Math.sin(angle) * 2.4);
        points.push([
          cx + ((Math.cos(angle) * wide) / 2) * scale * reach,
          cy + drop + Math.sin(angle) * wide * flat * reach,
        ]);
      }
      return smoothPath(points, true);
    };
    let specks = '';
    for (let i = 0; i < 70; i++) {
      const angle = chance() * Math.PI * 2;
      const reach = Math.sqrt(chance()) * 0.9;
      specks += oval(
        cx + (Math.cos(angle) * reach * wide) / 2,
        cy + Math.sin(angle) * reach * wide * 0.07,
        width * between(chance, 0.005, 0.011),
      );
    }
    drawn +=
      shape(disc(1, wide * 0.05, 0.085), underside) +
      shape(disc(1, 0, 0.078), edge) +
      shape(disc(0.86, -wide * 0.008, 0.056), top) +
      shape(specks, speckle, 'opacity=".55"');
  }
  return drawn;
}

/** Tube sponges: a group of open tubes, the tallest at the back. */
export function tubeSponges(
  seed: number,
  x: number,
  y: number,
  height: number,
  [shadow, body, rim, hole]: readonly [shadow: string, body: string, rim: string, hole: string],
  count = 6,
): string {
  const chance = random(seed);
  const tubes = Array.from({ length: count }, (_, i) => ({
    foot: x + (i - count / 2 + 0.5) * height * 0.19 + (chance() - 0.5) * height * 0.06,
    tall: height * between(chance, 0.5, 1.05),
    lean: (chance() - 0.5) * 0.26,
    half: height * between(chance, 0.075, 0.105),
  }));
  tubes.sort((a, b) => b.tall - a.tall);
  return tubes
    .map(({ foot, tall, lean, half }) => {
      const endX = foot + lean * tall;
      const endY = y - tall;
      const midX = (foot + endX) / 2;
      const right = trace`L${endX + half} ${endY}Q${midX + half * 1.2} ${y - tall / 2} ${foot + half * 0.8} ${y}Z`;
      return (
        shape(
          trace`M${foot - half * 0.8} ${y}Q${midX - half * 1.1} ${y - tall / 2} ${endX - half} ${endY}${right}`,
          body,
        ) +
        shape(
          trace`M${foot + half * 0.1} ${y}Q${midX + half * 0.3} ${y - tall / 2} ${endX + half * 0.35} ${endY}${right}`,
          shadow,
          'opacity=".7"',
        ) +
        shape(oval(endX, endY, half * 1.05, half * 0.42), rim) +
        shape(oval(endX, endY + half * 0.06, half * 0.74, half * 0.26), hole)
      );
    })
    .join('');
}

/** Finger coral: a rounded group of short fingers. Colours are shadow, body, lit body and tip. */
export function fingerCoral(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  [shadow, body, lit, tip = '#ffffff']: readonly [shadow: string, body: string, lit: string, tip?: string],
  count = 26,
): string {
  const chance = random(seed);
  const fingers = Array.from({ length: count }, (_, i) => {
    const across = (i + chance()) / count - 0.5;
    return {
      foot: x + across * width,
      tall: height * between(chance, 0.45, 1.05) * (1 - 1.5 * across * across),
      lean: across * 0.9 + (chance() - 0.5) * 0.3,
      half: width * 0.035 * between(chance, 0.7, 1.3),
      tone: chance(),
    };
  });
  fingers.sort((a, b) => b.tall - a.tall);
  return fingers
    .map(({ foot, tall, lean, half, tone }) => {
      const endX = foot + lean * tall;
      const endY = y - tall;
      const d = trace`M${foot} ${y + 6}Q${foot + lean * tall * 0.3} ${y - tall * 0.5} ${endX} ${endY}`;
      return (
        line(d, shadow, half * 2.3) +
        line(d, mix(body, lit, tone), half * 1.7) +
        shape(oval(endX - half * 0.2, endY - half * 0.1, half * 0.5), tip, 'opacity=".7"')
      );
    })
    .join('');
}

/** Leather coral: a folded cup with a wavy edge. Colours are shadow, body and lit. */
export function leatherCoral(
  seed: number,
  x: number,
  y: number,
  width: number,
  [shadow, body, lit]: CoralInks,
): string {
  const rough = noise(seed);
  const ruffle = (scale: number, lift: number) =>
    smoothRing(40, (angle) => {
      const wave = 1 + 0.1 * Math.sin(angle * 7 + seed) + 0.08 * rough(Math.cos(angle), Math.sin(angle));
      return [
        x + Math.cos(angle) * width * 0.5 * scale * wave,
        y - width * lift + Math.sin(angle) * width * 0.17 * scale * wave,
      ];
    });
  return (
    shape(
      smoothPath(
        [
          [x - width * 0.16, y + 8],
          [x - width * 0.2, y - width * 0.2],
          [x + width * 0.2, y - width * 0.2],
          [x + width * 0.17, y + 8],
        ],
        true,
      ),
      shadow,
    ) +
    shape(ruffle(1, 0.26), shadow) +
    shape(ruffle(0.97, 0.3), body) +
    shape(ruffle(0.66, 0.32), lit) +
    shape(ruffle(0.42, 0.3), shadow, 'opacity=".45"')
  );
}

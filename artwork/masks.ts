/**
 * Draws the masks of the page's own ink: the sprayed swell that ends a picture and the grain of a flat field.
 * Run by `tsx artwork/masks.ts`; seeds are fixed, so every run gives the same files.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

type Mask = { width: number; height: number; inked: (x: number, y: number) => boolean };

const swell: Mask = { width: 1600, height: 112, inked: sprayedSwell(1600, 112, seeded(7)) };
const grain: Mask = { width: 192, height: 192, inked: specks(192, 0.02, seeded(3)) };

await save(swell, 'components/ink-panel/swell.png');
await save(grain, 'components/ink-panel/grain.png');

/** A low swell with stipple thinning out above it; its left and right edges meet, so that it tiles. */
function sprayedSwell(width: number, height: number, chance: () => number) {
  return (x: number, y: number) => {
    const turn = (x / width) * Math.PI * 2;
    const crest = height * (0.6 + 0.13 * Math.sin(turn + 2.2) + 0.05 * Math.sin(turn * 3 + 0.6));
    const above = crest - y;
    return above <= 0 || chance() < 0.62 * Math.exp(-above / 13) + 0.012 * Math.exp(-above / 60);
  };
}

/** Scattered specks, some of them two pixels wide. */
function specks(width: number, share: number, chance: () => number) {
  const wide = new Set<number>();
  return (x: number, y: number) => {
    const inked = chance() < share;
    if (inked && chance() < 0.5) wide.add(y * width + x + 1);
    return inked || wide.has(y * width + x);
  };
}

async function save({ width, height, inked }: Mask, file: string) {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels[(y * width + x) * 4 + 3] = inked(x, y) ? 255 : 0;
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 2, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await writeFile(file, png);
  console.log(`${file}: ${(png.length / 1024).toFixed(1)} kB`);
}

/** A small seeded generator (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

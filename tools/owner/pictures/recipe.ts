import type { AvifOptions, JpegOptions } from 'sharp';

/** 'wide' is the whole picture, 'tall' a 4:5 crop round its focal point, for phones held upright. */
export type Crop = 'wide' | 'tall';
export type Format = 'avif' | 'jpg';

/**
 * One size of a picture. When the file is larger than `mostBytes`, it is encoded again at lower qualities until it
 * fits, so that a busy photograph keeps to the same budget as a flat poster.
 */
export type Size = { width: number; mostBytes: number; quality: number; effort?: number };

/** How each format is encoded, and its sizes in each crop, smallest first. */
export type Recipe = Record<Format, { options: AvifOptions | JpegOptions } & Record<Crop, readonly Size[]>>;

/**
 * What every picture becomes. Nearly every browser takes the AVIF; one JPEG is for the few that cannot. A phone of 390 px at 1.75 device pixels
 * takes 'tall 720' or 'wide 800', a window of 1440 px 'wide 1600' for a hero and 'wide 800' or '1200' elsewhere: these
 * hold the budgets. At quality 50 the spray of the posters survives; more effort than this costs several times the time
 * for a hundredth of the bytes.
 */
export const recipe: Recipe = {
  avif: {
    // Full colour resolution: in flat inks every red edge on blue shows the difference.
    options: { chromaSubsampling: '4:4:4' },
    wide: [
      { width: 480, mostBytes: 20_000, quality: 50, effort: 3 },
      { width: 800, mostBytes: 40_000, quality: 50, effort: 3 },
      { width: 1200, mostBytes: 90_000, quality: 52, effort: 2 },
      { width: 1600, mostBytes: 160_000, quality: 52, effort: 2 },
      { width: 2000, mostBytes: 240_000, quality: 52, effort: 2 },
    ],
    tall: [
      { width: 480, mostBytes: 25_000, quality: 50, effort: 3 },
      { width: 720, mostBytes: 40_000, quality: 50, effort: 3 },
      { width: 1080, mostBytes: 100_000, quality: 52, effort: 2 },
    ],
  },
  jpg: {
    options: { mozjpeg: true },
    wide: [{ width: 800, mostBytes: 100_000, quality: 68 }],
    tall: [],
  },
};

/**
 * The sizes a master of this width can give without being enlarged: all that are no wider, and its own width in
 * place of the next one up.
 */
export function sizesWithin(sizes: readonly Size[], available: number): Size[] {
  const fitting = sizes.filter(({ width }) => width <= available);
  const next = sizes[fitting.length];
  return next && fitting.at(-1)?.width !== available ? [...fitting, { ...next, width: available }] : fitting;
}

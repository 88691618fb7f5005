import type { AvifOptions, JpegOptions } from 'sharp';
import type { Crop, Format } from '../../site/picture-files';

/**
 * One size of a picture. A file larger than `mostBytes` is encoded again at lower qualities until it fits, so that a detailed
 * photograph keeps the same budget as a flat poster.
 */
export type Size = { width: number; mostBytes: number; quality: number; effort?: number };

/** How each format is encoded, and its sizes in each crop, smallest first. */
export type Sizes = Record<Format, { options: AvifOptions | JpegOptions } & Record<Crop, readonly Size[]>>;

/**
 * The files of every picture. Nearly every browser takes the AVIF; one JPEG is for the others. A phone of 390 px with 1.75
 * device pixels takes 'tall 720' or 'wide 720'. A window of 1440 px takes 'wide 1600' for a hero, else 'wide 720' or '1200'.
 * Quality 50 keeps the spray of the posters. On phones, whose pixels are small, 36 to 43 does. More effort takes several times
 * as long and saves one per cent of the bytes.
 */
export const sizes: Sizes = {
  avif: {
    // Full colour resolution, because with less every red edge on blue is visibly blurred.
    options: { chromaSubsampling: '4:4:4' },
    wide: [
      { width: 480, mostBytes: 20_000, quality: 50, effort: 3 },
      { width: 720, mostBytes: 30_000, quality: 40, effort: 3 },
      { width: 1200, mostBytes: 90_000, quality: 52, effort: 2 },
      { width: 1600, mostBytes: 160_000, quality: 52, effort: 2 },
      { width: 2000, mostBytes: 240_000, quality: 52, effort: 2 },
    ],
    tall: [
      { width: 480, mostBytes: 25_000, quality: 50, effort: 3 },
      { width: 720, mostBytes: 32_000, quality: 43, effort: 3 },
      { width: 1080, mostBytes: 34_000, quality: 36, effort: 3 },
    ],
  },
  jpg: {
    options: { mozjpeg: true },
    wide: [{ width: 800, mostBytes: 100_000, quality: 68 }],
    tall: [],
  },
};

/** How a share picture is encoded. Its edges of red on blue stay sharp. */
export const shareEncoding = {
  options: { mozjpeg: true, chromaSubsampling: '4:4:4' },
  mostBytes: 150_000,
  quality: 84,
} as const;

/** A narrower photograph is blurred on every screen larger than a phone. */
export const softBelow = 1200;

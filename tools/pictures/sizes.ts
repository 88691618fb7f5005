import type { AvifOptions, JpegOptions } from 'sharp';
import type { Crop, Format } from '../../site/picture-files';
import table from './sizes.json' with { type: 'json' };

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
 * as long and saves one per cent of the bytes. With less than the full colour resolution every red edge on blue is visibly blurred.
 */
export const sizes: Sizes = table;

/** How a share picture is encoded. Its edges of red on blue stay sharp. */
export const shareEncoding = {
  options: { mozjpeg: true, chromaSubsampling: '4:4:4' },
  mostBytes: 150_000,
  quality: 84,
} as const;

/** A narrower photograph is blurred on every screen larger than a phone. */
export const softBelow = 1200;

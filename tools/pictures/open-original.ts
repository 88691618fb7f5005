import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { OwnerError } from '../shared/terminal';
import type { Original } from './find-originals';
import { withPrintLook } from './print-look';

/** The pixels of an original: upright, in sRGB, without transparency and metadata. */
export type Opened = {
  /** The size of the original. `pixels` may hold a smaller copy of a large photograph. */
  width: number;
  height: number;
  pixels: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

/** A camera with 50 megapixels takes pictures of up to 50.4 million pixels. */
const MOST_MEGAPIXELS = 50;
/** Twice the largest size of a file. More pixels only cost memory. */
const ENOUGH = { width: 4000, height: 2700 };
const PAPER = '#fffaf0';

/**
 * Opens an original. A photograph gets the look of the posters.
 * @throws OwnerError with one sentence: what is wrong with the file and what to do
 */
export async function openOriginal({ path, shown, photograph }: Original): Promise<Opened> {
  const bytes = await readable(shown, () => readFile(path));
  if (bytes.length === 0) throw new OwnerError(`${shown} is empty; copy the picture into its place again.`);
  if (isHeic(bytes) || /\.hei[cf]$/i.test(shown))
    throw new OwnerError(
      `${shown}: HEIC photographs cannot be read here. Export it as JPEG; for the next ones choose Settings, Camera, Formats, Most Compatible on the iPhone.`,
    );
  // A phone's JPEG may break the standard a little. Refuse only a picture that cannot be shown in full.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height } = (await readable(shown, () => image.metadata())).autoOrient;
  const megapixels = Math.round((width * height) / 1_000_000);
  if (megapixels > MOST_MEGAPIXELS)
    throw new OwnerError(
      `${shown} has ${megapixels} megapixels; ${MOST_MEGAPIXELS} is the most. Export it smaller: 4000 pixels across are plenty.`,
    );
  const upright = image
    .autoOrient()
    .resize({ ...ENOUGH, fit: 'outside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw();
  const { data, info } = await readable(shown, () => upright.toBuffer({ resolveWithObject: true }));
  const raw = { width: info.width, height: info.height, channels: info.channels as 3 };
  return { width, height, raw, pixels: photograph ? await withPrintLook(data, raw) : data };
}

async function readable<Result>(shown: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new OwnerError(
      `${shown} cannot be read: it is broken, cut short or not a picture. Copy it from the camera again, or open it in a picture program and export it as JPEG.`,
    );
  }
}

/** An iPhone's HEIC photograph has these first bytes, even with another ending. AVIF has similar ones. */
function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 4, 40);
  return brands.startsWith('ftyp') && /hei[cmsx]|hev[cmsx]/.test(brands);
}

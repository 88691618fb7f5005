import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Raw } from 'sharp';
import type { Picture } from '../../data/schema/parts';
import { filesIn } from '../shared/files';

/** A photograph or our drawing. `label` is what the owner calls it. */
export type Original = { path: string; label: string; photograph: boolean };

/** The name may have other capitals, the folder, or accents in two parts. */
export function findOriginal(
  root: string,
  { original }: Pick<Picture, 'original'>,
): Original | undefined {
  const files = filesIn(join(root, 'photos'));
  const name = original.trim().replace(/^\/?photos\//, '');
  const file = files.includes(name)
    ? name
    : files.find((each) => folded(each) === folded(name));
  return file === undefined
    ? undefined
    : {
        path: join(root, 'photos', file),
        label: `photos/${file}`,
        photograph: !isPoster(file),
      };
}

export const isPoster = (file: string) => file.startsWith('posters/');

const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** The pixels: upright, in sRGB, without transparency and metadata. */
export type Opened = {
  /** Of the original; `pixels` may be a smaller copy. */
  width: number;
  height: number;
  pixels: Buffer;
  raw: Raw;
};

const MOST_MEGAPIXELS = 50;
/** Twice the largest size of a file. */
const ENOUGH = { width: 4000, height: 2700 };
const PAPER = '#fffaf0';
/** White becomes the paper and black the ink of the posters. */
const PRINT = {
  white: [248, 239, 222],
  black: [10, 16, 26],
  saturation: 1.15,
} as const;

export const printLook = JSON.stringify(PRINT);

/** The pixels, a photograph's in the look of posters; or what is wrong. */
export async function openOriginal({
  path,
  label,
  photograph,
}: Original): Promise<Opened | string> {
  try {
    const bytes = await readFile(path);
    if (bytes.length === 0)
      return `${label} is empty; copy the picture into its place again.`;
    // HEIC may hide under another name.
    if (
      /\.hei[cf]$/i.test(label) ||
      bytes.subarray(4, 11).toString('latin1') === 'ftyphei'
    )
      return `${label}: HEIC photographs cannot be read here. Export it as JPEG; for the next ones choose Settings, Camera, Formats, Most Compatible on the iPhone.`;
    // A phone's JPEG may break the standard a little.
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
    const { width, height } = (await image.metadata()).autoOrient;
    const megapixels = Math.round((width * height) / 1_000_000);
    if (megapixels > MOST_MEGAPIXELS)
      return `${label} has ${megapixels} megapixels; ${MOST_MEGAPIXELS} is the most. Export it smaller: 4000 pixels across are plenty.`;
    const { data, info: raw } = await image
      .autoOrient()
      .resize({ ...ENOUGH, fit: 'outside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      width,
      height,
      raw,
      pixels: photograph ? await withPrintLook(data, raw) : data,
    };
  } catch {
    return `${label} cannot be read: it is broken, cut short or not a picture. Copy it from the camera again, or open it in a picture program and export it as JPEG.`;
  }
}

function withPrintLook(pixels: Buffer, raw: Raw): Promise<Buffer> {
  const { white, black, saturation } = PRINT;
  return sharp(pixels, { raw })
    .modulate({ saturation })
    .linear(
      white.map((part, index) => (part - (black[index] ?? 0)) / 255),
      [...black],
    )
    .raw()
    .toBuffer();
}

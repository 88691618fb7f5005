import sharp from 'sharp';
import type { FileParts, PictureWidths } from './manifest';
import type { Upright } from './open-master';
import { type Crop, type Format, type Recipe, type Size, sizesWithin } from './recipe';

type Box = { left: number; top: number; width: number; height: number };

/** The focal point of a picture that names none, as in CSS. */
export const CENTRE = '50% 50%';

const TALL = 4 / 5;
const LOWEST_QUALITY = 25;

/**
 * Encodes every size of a picture.
 * @param focus the focal point of the tall crop, as fractions from the left and the top
 * @param keep receives each finished file
 * @returns the widths of the files
 */
export async function encodePicture(
  picture: Upright,
  focus: readonly [number, number],
  recipe: Recipe,
  keep: (file: FileParts, bytes: Buffer) => Promise<void>,
): Promise<PictureWidths> {
  const { width, height } = picture.raw;
  const boxes: Record<Crop, Box> = {
    wide: { left: 0, top: 0, width, height },
    tall: cropBox(picture.raw, TALL, focus),
  };
  const encodeAll = async (format: Format, crop: Crop): Promise<number[]> => {
    const box = boxes[crop];
    const sizes = sizesWithin(recipe[format][crop], box.width);
    await Promise.all(
      sizes.map(async (size) =>
        keep({ crop, width: size.width, format }, await encodeWithin(picture, box, size, format, recipe)),
      ),
    );
    return sizes.map(({ width }) => width);
  };
  // Start all at once: sharp limits the work to the threads of the computer.
  const [wide, tall, jpg] = await Promise.all([
    encodeAll('avif', 'wide'),
    encodeAll('avif', 'tall'),
    encodeAll('jpg', 'wide'),
  ]);
  return { wide, tall, jpg };
}

/**
 * The largest crop of a picture with this aspect ratio (width by height), placed like CSS `object-position`. The focal point
 * has the same fractions in the crop and in the whole picture, so the page can crop further with the same focal point.
 */
export function cropBox(
  { width, height }: { width: number; height: number },
  shape: number,
  [across, down]: readonly [number, number],
): Box {
  const box = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  };
  return {
    ...box,
    left: Math.round((width - box.width) * across),
    top: Math.round((height - box.height) * down),
  };
}

/** A focal point as fractions from the left and the top. The default is the centre. */
export function fractions(focus = CENTRE): readonly [number, number] {
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
  return [across / 100, down / 100];
}

/** The most common colour of the picture as '#rrggbb'. For a poster that is its ink. */
export async function mainColour({ pixels, raw }: Upright): Promise<string> {
  const { dominant } = await sharp(pixels, { raw }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

async function encodeWithin(
  { pixels, raw }: Upright,
  box: Box,
  { width, mostBytes, quality: best, effort }: Size,
  format: Format,
  recipe: Recipe,
): Promise<Buffer> {
  const height = Math.max(1, Math.round((width * box.height) / box.width));
  const image = sharp(pixels, { raw }).extract(box).resize(width, height);
  for (let quality = best; ; ) {
    const options = { ...recipe[format].options, quality, ...(effort && { effort }) };
    const bytes = await image
      .clone()
      .toFormat(format === 'jpg' ? 'jpeg' : format, options)
      .toBuffer();
    if (bytes.length <= mostBytes || quality <= LOWEST_QUALITY) return bytes;
    // Five steps of quality save about a fifth of the bytes.
    const fifths = Math.ceil(Math.log(bytes.length / mostBytes) / Math.log(1.25));
    quality = Math.max(LOWEST_QUALITY, quality - 5 * fifths);
  }
}

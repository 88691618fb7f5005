import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import {
  type Crop,
  type Format,
  type PictureFiles,
  shareSize,
} from '../../site/facts/picture-files';
import type { Opened } from './originals';

/** Above `mostBytes` it is encoded again at lower qualities. */
export type Size = {
  width: number;
  mostBytes: number;
  quality: number;
  effort?: number;
};

/** The sizes in each crop, smallest first. */
export type Sizes = Record<
  Format,
  { options: AvifOptions | JpegOptions } & Record<Crop, readonly Size[]>
>;

/**
 * One JPEG is for browsers without AVIF. A phone of 390 px with 1.75 device
 * pixels takes 720, a window of 1440 px 1600 for a hero. Quality 50 keeps the
 * spray of the posters; on phones 36 to 43 does.
 */
export const sizes: Sizes = {
  avif: {
    // With less, every red edge on blue is blurred.
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

export const shareEncoding = {
  options: { mozjpeg: true, chromaSubsampling: '4:4:4' },
  mostBytes: 150_000,
  quality: 84,
} as const;

/** A narrower photograph is blurred on every screen larger than a phone. */
export const softBelow = 1200;

const LOWEST_QUALITY = 25;

/** Encodes every size, gives each file to `keep`, and returns the widths. */
export async function encodeSizes(
  picture: Opened,
  focus: string | undefined,
  sizes: Sizes,
  keep: (
    bytes: Buffer,
    crop: Crop,
    width: number,
    format: Format,
  ) => Promise<void>,
): Promise<Pick<PictureFiles, 'wide' | 'tall' | 'jpg'>> {
  const encodeAll = (format: Format, crop: Crop): Promise<number[]> => {
    const box = cropBox(picture, crop === 'tall' ? 4 / 5 : undefined, focus);
    const { options, [crop]: wanted } = sizes[format];
    return Promise.all(
      sizesWithin(wanted, box.width).map(async (size) => {
        const height = Math.round((size.width * box.height) / box.width) || 1;
        const whole = { ...size, height };
        const bytes = await encodeWithin(picture, box, whole, format, options);
        await keep(bytes, crop, size.width, format);
        return size.width;
      }),
    );
  };
  // All at once: sharp limits the work to the threads of the computer.
  const made = [
    encodeAll('avif', 'wide'),
    encodeAll('avif', 'tall'),
    encodeAll('jpg', 'wide'),
  ] as const;
  const [wide, tall, jpg] = await Promise.all(made);
  return { wide, tall, jpg };
}

/** For link previews, around the focal point. */
export function encodeShare(
  picture: Opened,
  focus: string | undefined,
): Promise<Buffer> {
  const box = cropBox(picture, shareSize.width / shareSize.height, focus);
  return encodeWithin(
    picture,
    box,
    { ...shareSize, ...shareEncoding },
    'jpg',
    shareEncoding.options,
  );
}

/** The largest crop of this shape, placed like CSS `object-position`. */
function cropBox(
  { raw }: Opened,
  shape = raw.width / raw.height,
  focus = '50% 50%',
) {
  const width = Math.min(raw.width, Math.round(raw.height * shape));
  const height = Math.min(raw.height, Math.round(raw.width / shape));
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
  return {
    width,
    height,
    left: Math.round((raw.width - width) * (across / 100)),
    top: Math.round((raw.height - height) * (down / 100)),
  };
}

/** The most common colour as '#rrggbb': of a poster its ink. */
export async function mainColour({ pixels, raw }: Opened): Promise<string> {
  const { dominant } = await sharp(pixels, { raw }).stats();
  const { r, g, b } = dominant;
  return `#${Buffer.from([r, g, b]).toString('hex')}`;
}

async function encodeWithin(
  { pixels, raw }: Opened,
  box: ReturnType<typeof cropBox>,
  {
    width,
    height,
    mostBytes,
    quality: best,
    effort,
  }: Size & { height: number },
  format: Format,
  options: Sizes[Format]['options'],
): Promise<Buffer> {
  const image = sharp(pixels, { raw }).extract(box).resize(width, height);
  for (let quality = best; ; ) {
    const bytes = await image
      .clone()
      .toFormat(format === 'jpg' ? 'jpeg' : format, {
        ...options,
        quality,
        ...(effort && { effort }),
      })
      .toBuffer();
    if (bytes.length <= mostBytes || quality <= LOWEST_QUALITY) return bytes;
    const fifths = Math.ceil(
      Math.log(bytes.length / mostBytes) / Math.log(1.25),
    );
    quality = Math.max(LOWEST_QUALITY, quality - 5 * fifths);
  }
}

/** Nothing is enlarged: the original's width replaces the next size. */
function sizesWithin(sizes: readonly Size[], available: number): Size[] {
  const fitting = sizes.filter(({ width }) => width <= available);
  const next = sizes[fitting.length];
  return next && fitting.at(-1)?.width !== available
    ? [...fitting, { ...next, width: available }]
    : fitting;
}

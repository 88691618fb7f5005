import type { Picture } from '../../data/schema/parts';

/**
 * 'wide' is the whole picture. 'tall' is a 4:5 crop around its focal point, for
 * upright phones.
 */
export type Crop = 'wide' | 'tall';
export type Format = 'avif' | 'jpg';

/** The build writes it into `site/content/pictures.json`. */
export type PictureFiles = {
  /** The drawing's, or a short form of the photograph's with its version. */
  name: string;
  /** Of the original, turned upright, in pixels. */
  width: number;
  height: number;
  /** Fills its place until it is loaded. */
  colour: string;
  /** Changes with the original, its focal point and the sizes. */
  version: string;
  /** The widths of the files: AVIF in both crops, JPEG of the whole picture. */
  wide: readonly number[];
  tall: readonly number[];
  jpg: readonly number[];
};

/** With the focal point: two places may crop one original in two ways. */
export const pictureKey = ({
  original,
  focus = '',
}: Pick<Picture, 'original' | 'focus'>) => `${original} ${focus}`.trim();

/** In `public/pictures/` and in the container: 'home-1-tall-720.avif'. */
export const pictureFileName = (
  name: string,
  crop: Crop,
  width: number,
  format: Format,
) => `${name}${crop === 'tall' ? '-tall' : ''}-${width}.${format}`;

/** The name of a page's picture for link previews, such as 'fishing'. */
export const shareName = (path: string) => path.split('/').at(-1) || 'home';
/**
 * The name of a file in `public/share/`. A new picture has a new name, because
 * WhatsApp and Facebook keep what they have fetched.
 */
export const shareFileName = (page: string, version: string) =>
  `${page}-${version}.jpg`;

/** In pixels. Every social network shows this size uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;

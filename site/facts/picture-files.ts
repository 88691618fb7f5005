import type { Picture } from '../../data/schema/parts';

/**
 * 'wide' is the whole picture. 'tall' is a 4:5 crop around its focal point, for
 * upright phones.
 */
export type Crop = 'wide' | 'tall';
export type Format = 'avif' | 'jpg';

/**
 * What the site knows of the files of a picture. The build writes it into
 * `site/content/pictures.json`.
 */
export type PictureFiles = {
  /**
   * What their names begin with: the name of the drawing, or a short form of
   * the photograph's with its version.
   */
  name: string;
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  /** Fills its place until it is loaded. */
  colour: string;
  /** Changes with the original, its focal point and the sizes. */
  version: string;
  /**
   * The widths of the files: AVIF in both crops, and JPEG of the whole picture.
   */
  wide: readonly number[];
  tall: readonly number[];
  jpg: readonly number[];
};

/**
 * The key of a picture in `site/content/pictures.json`: its original and its
 * focal point. Two places may show one original with two focal points; each
 * then has its own upright crop.
 */
export const pictureKey = ({
  original,
  focus = '',
}: Pick<Picture, 'original' | 'focus'>) => `${original} ${focus}`.trim();

/**
 * The name of a file in `public/pictures/`, in its address and in the
 * container, such as 'home-1-tall-720.avif'.
 */
export const pictureFileName = (
  name: string,
  crop: Crop,
  width: number,
  format: Format,
) => `${name}${crop === 'tall' ? '-tall' : ''}-${width}.${format}`;

/** The name of a page's share picture, such as 'fishing'. */
export const shareName = (path: string) => path.split('/').at(-1) || 'home';
/**
 * The name of a file in `public/share/`. A new picture has a new name, because
 * WhatsApp and Facebook keep what they have fetched.
 */
export const shareFileName = (page: string, version: string) =>
  `${page}-${version}.jpg`;

/**
 * The size of a share picture in pixels. Every social network shows it
 * uncropped.
 */
export const shareSize = { width: 1200, height: 630 } as const;

import type { Picture } from '../../data/schema/parts';
import {
  type Crop,
  type Format,
  type PictureFiles,
  pictureFileName,
  pictureKey,
  shareFileName,
  shareName,
} from '../facts/picture-files';
import { imageBaseUrl, imageQuery } from '../services/picture-container';
import { findPage } from './pages';
import made from './pictures.json' with { type: 'json' };

/** Throws when they are not made. In development they are, a moment later. */
export function pictureFiles(picture: Picture): PictureFiles {
  const files = (made as Record<string, PictureFiles>)[pictureKey(picture)];
  if (files) return files;
  if (process.env.NODE_ENV === 'development') return NOT_YET;
  throw new Error(`The sizes of photos/${picture.original} are not made yet.`);
}

const NOT_YET = {
  name: '',
  width: 3,
  height: 2,
  colour: '',
  version: '',
  wide: [],
  tall: [],
  jpg: [],
};

/**
 * The `srcSet` of a picture's AVIF files: all widths up to the widest wanted
 * one, at least one, which needs no `sizes`.
 */
export function avifSources(
  picture: Picture,
  crop: Crop,
  sizes: string,
  widest = Number.POSITIVE_INFINITY,
) {
  const files = pictureFiles(picture);
  const all = files[crop];
  const limit = Math.max(widest, Math.min(...all));
  const widths = all.filter((width) => width <= limit);
  const [only = 0, ...others] = widths;
  if (others.length === 0)
    return { srcSet: pictureAddress(files, crop, only, 'avif') };
  const addresses = widths.map(
    (width) => `${pictureAddress(files, crop, width, 'avif')} ${width}w`,
  );
  return { srcSet: addresses.join(', '), sizes };
}

/** The JPEG of a picture, for programs and browsers without AVIF. */
export function jpegAddress(picture: Picture): string {
  const files = pictureFiles(picture);
  return pictureAddress(files, 'wide', files.jpg[0] ?? 0, 'jpg');
}

/** The widest AVIF of a whole picture, up to a width. */
export function largeAddress(picture: Picture, most: number): string {
  const files = pictureFiles(picture);
  const width = files.wide.findLast((each) => each <= most) ?? 0;
  return pictureAddress(files, 'wide', width, 'avif');
}

/** The path of a page's share picture. */
export function sharePath(path: string): string {
  const { version } = pictureFiles(findPage(path).picture);
  return `/share/${shareFileName(shareName(path), version)}`;
}

/** A new version gets past caches. The signature does not cover it. */
function pictureAddress(
  { name, version }: PictureFiles,
  crop: Crop,
  width: number,
  format: Format,
): string {
  const file = pictureFileName(name, crop, width, format);
  const folder = imageBaseUrl || '/pictures';
  const signed = imageBaseUrl && imageQuery ? `${imageQuery}&` : '';
  return `${folder}/${file}?${signed}v=${version}`;
}

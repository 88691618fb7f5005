import made from '@/data/pictures.json' with { type: 'json' };
import { type Crop, type Format, type PictureFiles, pictureFileName } from '@/site/picture-files';
import { imageBaseUrl, imageQuery } from '@/site/services/picture-container';

/** The files of a picture. Throws when they do not exist, and names the command that makes them. */
export function pictureFile(name: string): PictureFiles {
  const file = (made as Record<string, object>)[name] as PictureFiles | undefined;
  if (!file)
    throw new Error(`There is no picture '${name}': put one into photos/ and run 'npm run pictures'.`);
  return file;
}

/**
 * The `srcSet` of a picture's AVIF files: all widths up to the widest wanted one, at least one.
 * @param sizes the displayed width; left out when there is only one file
 */
export function avifSources(name: string, crop: Crop, sizes: string, widest = Number.POSITIVE_INFINITY) {
  const all = pictureFile(name)[crop];
  const widths = all.filter((width) => width <= Math.max(widest, Math.min(...all)));
  const [only = 0, ...others] = widths;
  if (others.length === 0) return { srcSet: pictureAddress(name, crop, only, 'avif') };
  const addresses = widths.map((width) => `${pictureAddress(name, crop, width, 'avif')} ${width}w`);
  return { srcSet: addresses.join(', '), sizes };
}

/** The JPEG of a picture, for programs and browsers without AVIF. */
export function jpegAddress(name: string): string {
  const [width = 0] = pictureFile(name).jpg;
  return pictureAddress(name, 'wide', width, 'jpg');
}

/**
 * The address of one file of a picture: in the container if one is set, with its signed query, otherwise on this site. The
 * version shows a replaced photograph to browsers and caches that keep the earlier one. A query is signed without it.
 */
function pictureAddress(name: string, crop: Crop, width: number, format: Format): string {
  const file = pictureFileName(name, crop, width, format);
  const folder = imageBaseUrl || '/pictures';
  const signed = imageBaseUrl && imageQuery ? `${imageQuery}&` : '';
  return `${folder}/${file}?${signed}v=${pictureFile(name).version}`;
}

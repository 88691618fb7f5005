import { imageBaseUrl, imageQuery } from '@/data/page-settings';
import files from '@/public/pictures/files.json';

/** The sizes of a picture and the widths of its files: AVIF of the whole picture and of its upright crop, and JPEG. */
type PictureFile = {
  width: number;
  height: number;
  colour: string;
  version: string;
  wide: number[];
  tall: number[];
  jpg: number[];
};

/** The files of a picture. Throws when they do not exist, and names the command that makes them. */
export function pictureFile(name: string): PictureFile {
  const file = (files as Record<string, PictureFile>)[name];
  if (!file)
    throw new Error(`There is no picture '${name}': put one into photos/ and run 'npm run pictures'.`);
  return file;
}

/**
 * The `srcSet` of a picture's AVIF files: all widths up to the widest wanted one, at least one.
 * @param sizes the displayed width; left out when there is only one file
 */
export function avifSources(
  name: string,
  crop: 'wide' | 'tall',
  widest: number,
  sizes: string,
): { srcSet: string; sizes?: string } {
  const all = pictureFile(name)[crop];
  const widths = all.filter((width) => width <= Math.max(widest, Math.min(...all)));
  const addresses = widths.map((width) =>
    pictureAddress(name, `${crop === 'tall' ? '-tall' : ''}-${width}.avif`),
  );
  const [only = '', ...others] = addresses;
  if (others.length === 0) return { srcSet: only };
  return { srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '), sizes };
}

/** The JPEG of a picture, for programs and browsers without AVIF. */
export function jpegAddress(name: string): string {
  return pictureAddress(name, `-${pictureFile(name).jpg[0]}.jpg`);
}

/**
 * The address of one file of a picture: in the container with the signed query if one is set, otherwise on this site with a
 * version, so that no cache shows a replaced photograph.
 */
function pictureAddress(name: string, ending: string): string {
  if (imageBaseUrl) return `${imageBaseUrl}/${name}${ending}${imageQuery && `?${imageQuery}`}`;
  return `/pictures/${name}${ending}?v=${pictureFile(name).version}`;
}

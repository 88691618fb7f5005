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

/** What is known of a picture's files. Throws when it was never made, naming the command that makes it. */
export function pictureFile(name: string): PictureFile {
  const file = (files as Record<string, PictureFile>)[name];
  if (!file)
    throw new Error(`There is no picture '${name}': put one into photos/ and run 'npm run pictures'.`);
  return file;
}

/**
 * The `srcSet` of a picture's AVIF files: all widths up to the widest asked for, at least one.
 * @param sizes the width it is shown at; left out where there is nothing to choose
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

/** The JPEG of a picture, for programs and the few browsers that do not know AVIF. */
export function jpegAddress(name: string): string {
  return pictureAddress(name, `-${pictureFile(name).jpg[0]}.jpg`);
}

/**
 * The address of one file of a picture. With a blob container set, it is there, with the signed query. Otherwise it is on this
 * site, with a version, so that no cache shows a photograph that has been replaced.
 */
function pictureAddress(name: string, ending: string): string {
  if (imageBaseUrl) return `${imageBaseUrl}/${name}${ending}${imageQuery && `?${imageQuery}`}`;
  return `/pictures/${name}${ending}?v=${pictureFile(name).version}`;
}

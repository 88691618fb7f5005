import { imageBaseUrl, imageQuery } from '@/data/page-settings';
import files from '@/data/picture-files.json';

export type Format = 'avif' | 'webp' | 'jpg';

type Widths = { wide: number[]; tall: number[] };
/** The widths are those of AVIF. `webp` and `jpg` have widths of their own where they have fewer. */
type PictureFile = Widths & {
  width: number;
  height: number;
  colour: string;
  version: string;
  webp?: Widths;
  jpg?: Widths;
};

/** What is known of a picture's files. Throws when it was never made, naming the command that makes it. */
export function pictureFile(name: string): PictureFile {
  const file = (files as Record<string, PictureFile>)[name];
  if (!file)
    throw new Error(`There is no picture '${name}': put one into photos/ and run 'npm run pictures'.`);
  return file;
}

/**
 * The address of one file of a picture. With a blob container set, it is there, with the signed query. Otherwise it is on this
 * site, with a version, so that no cache shows a photograph that has been replaced.
 */
export function pictureAddress(
  name: string,
  width: number,
  format: Format,
  crop: 'wide' | 'tall' = 'wide',
): string {
  const file = `${name}${crop === 'tall' ? '-tall' : ''}-${width}.${format}`;
  if (imageBaseUrl) return `${imageBaseUrl}/${file}${imageQuery && `?${imageQuery}`}`;
  return `/pictures/${file}?v=${pictureFile(name).version}`;
}

/**
 * What a `<source>` offers of a picture in one format and crop: all widths up to the widest asked for, at least one.
 * @param sizes the width it is shown at; left out where there is nothing to choose
 */
export function offered(
  name: string,
  format: Format,
  crop: 'wide' | 'tall',
  widest: number,
  sizes: string,
): { srcSet: string; sizes?: string } {
  const file = pictureFile(name);
  const all = ((format === 'avif' ? undefined : file[format]) ?? file)[crop];
  const widths = all.filter((width) => width <= Math.max(widest, Math.min(...all)));
  const addresses = widths.map((width) => pictureAddress(name, width, format, crop));
  const [only = '', ...others] = addresses;
  if (others.length === 0) return { srcSet: only };
  return { srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '), sizes };
}

/** The one file for browsers that know neither AVIF nor WebP: few and old, so a middling JPEG serves them all. */
export function fallbackAddress(name: string): string {
  const file = pictureFile(name);
  const { wide } = file.jpg ?? file;
  return pictureAddress(name, wide.find((width) => width >= 800) ?? Math.max(...wide), 'jpg');
}

/** 'wide' is the whole picture. 'tall' is a 4:5 crop around its focal point, for upright phones. */
export type Crop = 'wide' | 'tall';
export type Format = 'avif' | 'jpg';

/** What the site knows of the files of a picture. `npm run pictures` writes it into `data/pictures.json`. */
export type PictureFiles = {
  /** The size of the upright original in pixels. */
  width: number;
  height: number;
  /** The main colour, which fills its place until it is loaded. */
  colour: string;
  /** Changes with the original, its focal point and the sizes. */
  version: string;
  /** The widths of the files: AVIF in both crops, and JPEG of the whole picture. */
  wide: readonly number[];
  tall: readonly number[];
  jpg: readonly number[];
};

/** The name of a file in `public/pictures/`, in its address and in the container, such as 'home-1-tall-720.avif'. */
export function pictureFileName(name: string, crop: Crop, width: number, format: Format): string {
  return `${name}${crop === 'tall' ? '-tall' : ''}-${width}.${format}`;
}

/** The size of a share picture in pixels. Every social network shows it uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;

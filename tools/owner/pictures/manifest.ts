import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../shared/write-whole';
import type { Crop, Format } from './recipe';

export type FileParts = { crop: Crop; width: number; format: Format };
/** The widths of a picture's files: AVIF in both crops, and JPEG of the whole picture. */
export type PictureWidths = { wide: number[]; tall: number[]; jpg: number[] };

/** The list of the pictures that were made. It lies beside them, so that a copy of the one is a copy of the other. */
export const pictureList = 'public/pictures/files.json';

/** What the site needs to know of a picture's files: one entry of the list. */
export type PictureFile = PictureWidths & {
  /** Pixels of the master, upright. */
  width: number;
  height: number;
  /** Its main colour, which holds its place until it is there. */
  colour: string;
  /** Changes with the master, its focal point and the recipe. */
  version: string;
};

export type PictureFiles = Record<string, PictureFile>;

/** A manifest by name, or an empty one when there is none or it is broken: then everything is made again. */
export function readManifest<Entry>(path: string): Record<string, Entry> {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Writes a manifest sorted by name, an entry to a line, so that a change shows as a line. */
export async function writeManifest(
  path: string,
  manifest: Readonly<Record<string, unknown>>,
): Promise<void> {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  await writeWhole(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** The version of something made from these ingredients. */
export function versionOf(...ingredients: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const ingredient of ingredients) hash.update(ingredient).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** 'home-1-tall-720.avif': the name of a file, in the folder, at the address and in the blob container. */
export function fileName(name: string, { crop, width, format }: FileParts): string {
  return `${name}${crop === 'tall' ? '-tall' : ''}-${width}.${format}`;
}

/** Every file of a picture. */
export function fileNames(name: string, { wide, tall, jpg }: PictureWidths): string[] {
  return [
    ...wide.map((width) => fileName(name, { crop: 'wide', width, format: 'avif' })),
    ...tall.map((width) => fileName(name, { crop: 'tall', width, format: 'avif' })),
    ...jpg.map((width) => fileName(name, { crop: 'wide', width, format: 'jpg' })),
  ];
}

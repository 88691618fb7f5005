import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../shared/write-whole';
import type { Crop, Format } from './recipe';

export type FileParts = { crop: Crop; width: number; format: Format };
/** The widths of a picture's files: AVIF in both crops, and JPEG of the whole picture. */
export type PictureWidths = { wide: number[]; tall: number[]; jpg: number[] };

/** The list of the made pictures. It is in their folder, so that a copy of the folder has both. */
export const pictureList = 'public/pictures/files.json';

/** One entry of the list: what the site needs to know about a picture's files. */
export type PictureFile = PictureWidths & {
  /** The size of the upright master in pixels. */
  width: number;
  height: number;
  /** The main colour, which fills its place until it is loaded. */
  colour: string;
  /** Changes with the master, its focal point and the recipe. */
  version: string;
};

export type PictureFiles = Record<string, PictureFile>;

/** Reads a manifest. When it is missing or broken, returns an empty one, and everything is made again. */
export function readManifest<Entry>(path: string): Record<string, Entry> {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Writes a manifest sorted by name with one line for each entry, so that a diff is small. */
export async function writeManifest(
  path: string,
  manifest: Readonly<Record<string, unknown>>,
): Promise<void> {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  await writeWhole(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** The name of a file in the folder, in the address and in the container, such as 'home-1-tall-720.avif'. */
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

/** The folder of the site's pictures. A picture container must hold the same files. */
export const outputFolder = (root: string) => join(root, 'public/pictures');

/** True when every file of a picture exists. */
export function isComplete(root: string, name: string, manifest: PictureFiles): boolean {
  const file = manifest[name];
  return !!file && fileNames(name, file).every((each) => existsSync(join(outputFolder(root), each)));
}

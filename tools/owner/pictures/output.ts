import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED } from '../../shared/write-whole';
import { fileNames, type PictureFiles } from './manifest';

const OURS = new RegExp(`-\\d+\\.(avif|jpg)(\\${UNFINISHED})?$`);

/** The folder of the site's pictures. A picture container must hold the same files. */
export function outputFolder(root: string): string {
  return join(root, 'public/pictures');
}

/** True when every file of a picture exists. */
export function isComplete(root: string, name: string, manifest: PictureFiles): boolean {
  const file = manifest[name];
  return !!file && fileNames(name, file).every((each) => existsSync(join(outputFolder(root), each)));
}

/** Deletes files of pictures that are not in the manifest, and unfinished files of an interrupted run. */
export function removeStale(root: string, manifest: PictureFiles): void {
  const known = new Set(Object.entries(manifest).flatMap(([name, file]) => fileNames(name, file)));
  for (const name of ourFiles(root)) if (!known.has(name)) rmSync(join(outputFolder(root), name));
}

/** The bytes of all sizes of all pictures. */
export function bytesOfPictures(root: string): number {
  return ourFiles(root).reduce((sum, name) => sum + statSync(join(outputFolder(root), name)).size, 0);
}

function ourFiles(root: string): string[] {
  if (!existsSync(outputFolder(root))) return [];
  return readdirSync(outputFolder(root)).filter((name) => OURS.test(name));
}

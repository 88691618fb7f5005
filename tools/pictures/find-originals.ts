import { join } from 'node:path';
import type { Picture } from '../../data/schema/parts';
import { filesIn } from '../shared/files';

/** A file that a picture is made from. `shown` is its path for the owner. It is the owner's photograph or our drawing. */
export type Original = { path: string; shown: string; photograph: boolean };

const PICTURE = /\.(jpe?g|jfif|png|webp|avif|tiff?|hei[cf])$/i;

/**
 * Finds the original of a picture. The name may be written with other capitals or by another system, which joins or parts a letter and
 * its accent. The path may begin with the folder.
 */
export function findOriginal(root: string, { original }: Pick<Picture, 'original'>): Original | undefined {
  const files = filesIn(join(root, 'photos'));
  const name = original.trim().replace(/^\/?photos\//, '');
  const file = files.includes(name) ? name : files.find((each) => folded(each) === folded(name));
  return file === undefined
    ? undefined
    : { path: join(root, 'photos', file), shown: `photos/${file}`, photograph: !isPoster(file) };
}

/** The paths of the photographs in `photos/`. */
export const photographsIn = (root: string) =>
  filesIn(join(root, 'photos'))
    .filter((file) => PICTURE.test(file) && !isPoster(file))
    .map((file) => `photos/${file}`);

/** Whether a path in `photos/` is one of our drawings. */
export const isPoster = (file: string) => file.startsWith('posters/');
const folded = (name: string) => name.normalize('NFC').toLowerCase();

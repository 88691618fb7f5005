import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../../data/schema/parts';
import type { Page } from '../../site/pages';
import { pictureKey, shareName } from '../../site/picture-files';
import { findOriginal, type Original } from './find-originals';
import { type Manifest, madeFiles } from './manifest';
import { printLook } from './open-original';
import { shareEncoding, sizes as siteSizes } from './sizes';

/** The files to make from one picture: all its sizes, and the share pictures of the pages that it stands for. */
export type Job = {
  key: string;
  focus: string | undefined;
  shares: string[];
  original: Original;
  version: string;
};

/** The pages with a share picture. */
export type Shared = readonly Pick<Page, 'path' | 'picture'>[];

/** The pictures whose files are missing, or were made of something else. */
export function dueJobs(
  root: string,
  manifest: Manifest,
  pictures: readonly Picture[],
  shared: Shared,
  sizes = siteSizes,
): Job[] {
  const isMade = (file: string) => existsSync(join(root, 'public', file));
  return pictures.flatMap((picture) => {
    const original = findOriginal(root, picture);
    // The content check names a missing one.
    if (!original) return [];
    const key = pictureKey(picture);
    const { focus } = picture;
    const shares = shared
      .filter((page) => pictureKey(page.picture) === key)
      .map(({ path }) => shareName(path));
    // Changes with the original and with all that its files depend on.
    const hash = createHash('sha256').update(JSON.stringify([focus, shares, sizes, shareEncoding]));
    if (original.photograph) hash.update(printLook);
    const version = hash.update(readFileSync(original.path)).digest('hex').slice(0, 8);
    const isCurrent = manifest[key]?.version === version && madeFiles(manifest, [key]).every(isMade);
    return isCurrent ? [] : { key, focus, shares, original, version };
  });
}

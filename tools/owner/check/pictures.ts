import type { Picture } from '../../../data/schema/parts';
import { pictureKey } from '../../../site/picture-files';
import { dueJobs, type Shared } from '../../pictures/due-jobs';
import { findOriginal, photographsIn } from '../../pictures/find-originals';
import type { Manifest } from '../../pictures/manifest';
import { openOriginal, soft } from '../../pictures/open-original';
import { softBelow } from '../../pictures/sizes';
import { type Row, rowsAbout } from './rows';

/** The photographs that cannot be read, are too small, or stand nowhere. The content check names those that are missing. */
export async function pictureRows(
  root: string,
  pictures: readonly Picture[],
  shared: Shared,
  manifest: Manifest,
): Promise<Row[]> {
  const { yellow, red, orGreen } = rowsAbout('Pictures');
  const originals = pictures.map((picture) => ({
    key: pictureKey(picture),
    of: findOriginal(root, picture),
  }));
  // The build has read all others.
  const due = dueJobs(root, manifest, pictures, shared).map(({ key }) => key);
  for (const { key, of: original } of originals) {
    if (!original) continue;
    const opened = due.includes(key) ? await openOriginal(original) : manifest[key];
    if (typeof opened === 'string') red(`${opened} -> Or take it out of data/: then our drawing is back.`);
    else if (original.photograph && opened && opened.width < softBelow)
      yellow(`${soft(original, opened.width)} -> Worth replacing in photos/.`);
  }
  const used = originals.map(({ of }) => of?.shown);
  const unused = photographsIn(root).filter((file) => !used.includes(`photos/${file}`));
  if (unused.length)
    yellow(
      `On no page: ${unused.map((file) => `photos/${file}`).join(', ')}. -> To show one, name it under photo in data/, with what it shows.`,
    );
  return orGreen(`all ${pictures.length} are there, and large enough`);
}

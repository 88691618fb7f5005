import type { Picture } from '../../../data/schema/parts';
import { findOriginal, type Original, photographsIn } from '../../pictures/find-originals';
import { openOriginal, soft } from '../../pictures/open-original';
import { softBelow } from '../../pictures/sizes';
import { type Row, rowsAbout } from './rows';

/** The photographs that cannot be read, are too small, or stand nowhere. The content check names those that are missing. */
export async function pictureRows(root: string, pictures: readonly Picture[]): Promise<Row[]> {
  const { yellow, red, orGreen } = rowsAbout('Pictures');
  const originals = new Map<string, Original>();
  for (const picture of pictures) {
    const original = findOriginal(root, picture);
    if (original?.photograph) originals.set(original.shown, original);
  }
  for (const original of originals.values()) {
    const opened = await openOriginal(original);
    if (typeof opened === 'string') red(`${opened} -> Or take it out of data/: then our drawing is back.`);
    else if (opened.width < softBelow)
      yellow(`${soft(original, opened.width)} -> Put a larger one into photos/.`);
  }
  const unused = photographsIn(root).filter((shown) => !originals.has(shown));
  if (unused.length)
    yellow(
      `On no page: ${unused.join(', ')}. -> To show one, name it under photo in data/, with what it shows.`,
    );
  return orGreen(`all ${pictures.length} are there, and large enough`);
}

import type { Picture } from '../../../data/schema/parts';
import { findOriginal, type Original, openOriginal, photographsIn } from '../../pictures/originals';
import { softBelow } from '../../pictures/sizes';
import { type Row, rowsAbout } from './rows';

/** The photographs that cannot be read, are too small, or stand nowhere. The content check names those that are missing. */
export async function pictureRows(root: string, pictures: readonly Picture[]): Promise<Row[]> {
  const { yellow, red, orGreen } = rowsAbout('pictures');
  const originals = new Map<string, Original>();
  for (const picture of pictures) {
    const original = findOriginal(root, picture);
    if (original?.photograph) originals.set(original.shown, original);
  }
  for (const original of originals.values()) {
    const opened = await openOriginal(original);
    if (typeof opened === 'string') red('unreadable', { sentence: opened });
    else if (opened.width < softBelow) yellow('soft', { file: original.shown, width: opened.width });
  }
  const unused = photographsIn(root).filter((shown) => !originals.has(shown));
  if (unused.length) yellow('unused', { files: unused.join(', ') });
  return orGreen('right', { count: pictures.length });
}

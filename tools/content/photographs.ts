import type { Picture } from '../../data/schema/parts';
import { softBelow } from '../pictures/encode';
import {
  findOriginal,
  type Original,
  openOriginal,
} from '../pictures/originals';
import { type Finding, orRight } from './finding';

/** The photographs that cannot be read or are too small. */
export async function photographFindings(
  root: string,
  pictures: readonly Picture[],
): Promise<Finding[]> {
  const originals = new Map<string, Original>();
  for (const picture of pictures) {
    const original = findOriginal(root, picture);
    if (original?.photograph) originals.set(original.label, original);
  }
  const found: Finding[] = [];
  for (const original of originals.values()) {
    const opened = await openOriginal(original);
    if (typeof opened === 'string')
      found.push({ level: 'red', file: original.label, sentence: opened });
    else if (opened.width < softBelow)
      found.push({
        level: 'yellow',
        file: original.label,
        sentence: `${original.label} is only ${opened.width} pixels wide and will look soft; take one of 2000 or more.`,
      });
  }
  return orRight(found, 'the photographs');
}

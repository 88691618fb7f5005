import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { closest } from '../shared/closest';

/** A file that a picture is made from. `shown` is its path for the owner. It is the owner's photograph or our poster. */
export type Original = { path: string; shown: string; photograph: boolean };

// HEIC counts as a picture here. Opening it gives a sentence about what to do.
const PICTURE = /\.(png|jpe?g|webp|tiff?|avif|heic|heif)$/i;
const NOT_MEANT = /^(\..*|thumbs\.db|desktop\.ini|posters|.*\.(md|txt|json))$/i;

/**
 * Finds the originals of every slot. File names may differ from the slot in capitals and spaces: 'Home-1 .JPG' and 'home 1.jpg'
 * both belong to 'home-1'.
 * @param root the project folder
 * @param slots the names of all pictures of the site
 * @returns by slot the owner's photograph, then our poster, of which the first readable one is used; and sentences for the owner
 */
export function findOriginals(root: string, slots: readonly string[]) {
  const bySlot = new Map<string, Original[]>(slots.map((slot) => [slot, []]));
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const place of ['photos', 'photos/posters']) {
    const photograph = place === 'photos';
    const found = new Map<string, string[]>();
    const entries = existsSync(join(root, place))
      ? readdirSync(join(root, place), { withFileTypes: true })
      : [];
    for (const entry of entries.filter(({ name }) => !NOT_MEANT.test(name))) {
      const path = `${place}/${entry.name}`;
      const slot = slotOf(entry.name);
      if (entry.isDirectory()) warnings.push(`${path} is a folder; what is inside it is not looked at.`);
      else if (!PICTURE.test(path)) problems.push(unknownKind(path));
      else if (bySlot.has(slot)) found.set(slot, [...(found.get(slot) ?? []), path]);
      // A poster may stay when its tour is taken out.
      else if (photograph) warnings.push(noSuchSlot(path, slot, slots));
    }
    for (const [slot, [shown = '', ...others]] of found)
      if (!others.length) bySlot.get(slot)?.push({ path: join(root, shown), shown, photograph });
      else
        problems.push(
          `${[shown, ...others].sort().join(' and ')} are meant for the same place; keep one of them.`,
        );
  }
  return { bySlot, problems, warnings };
}

const slotOf = (file: string) =>
  parse(file)
    .name.trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

function unknownKind(path: string): string {
  const ending = parse(path).ext.slice(1).toUpperCase();
  return `${path}: ${ending ? `${ending} files` : 'files without an ending'} cannot be read here; export it as JPEG, or take it out of ${parse(path).dir}/.`;
}

function noSuchSlot(path: string, slot: string, slots: readonly string[]): string {
  const meant = closest(slot, slots);
  return `${path} belongs to no place on the site, so nothing was made of it${meant ? `; did you mean '${meant}'?` : '.'}`;
}

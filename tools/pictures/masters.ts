import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { closest } from '../shared/closest';

/** The source file of a picture. `shown` is its path for the owner. `photograph` is true for the owner's photograph, false for our poster. */
export type Master = { path: string; shown: string; photograph: boolean };

export type Masters = {
  /** By slot: the owner's photograph, then our poster. The first readable one is used. */
  bySlot: Map<string, Master[]>;
  /** Sentences for the owner. */
  problems: string[];
  warnings: string[];
};

/** The owner's photographs come before our own posters. */
const PLACES = ['photos', 'photos/posters'];
// HEIC counts as a picture here. Opening it gives a sentence about what to do.
const PICTURE = /\.(svg|png|jpe?g|webp|tiff?|avif|heic|heif)$/i;
const NOT_MEANT = /^(\..*|thumbs\.db|desktop\.ini|.*\.(md|txt|json))$/i;

/**
 * Finds the masters of every slot. File names may differ from the slot in capitals and spaces: 'Home-1 .JPG' and 'home 1.jpg'
 * both belong to 'home-1'.
 * @param root the project folder
 * @param slots the names of all pictures of the site
 */
export function findMasters(root: string, slots: readonly string[]): Masters {
  const bySlot = new Map<string, Master[]>(slots.map((slot) => [slot, []]));
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const place of PLACES) {
    const found = new Map<string, string[]>();
    for (const entry of entriesOf(join(root, place))) {
      const path = `${place}/${entry.name}`;
      if (PLACES.includes(path)) continue;
      const slot = slotOf(entry.name);
      if (entry.isDirectory()) warnings.push(`${path} is a folder; what is inside it is not looked at.`);
      else if (!PICTURE.test(entry.name)) problems.push(unknownKind(place, entry.name));
      else found.set(slot, [...(found.get(slot) ?? []), path]);
    }
    for (const [slot, paths] of found) {
      const masters = bySlot.get(slot);
      const photograph = place === PLACES[0];
      if (!masters) {
        // A drawing may stay when its tour is taken out.
        if (photograph) warnings.push(...paths.map((path) => noSuchSlot(path, slot, slots)));
      } else if (paths.length > 1)
        problems.push(`${paths.join(' and ')} are meant for the same place; keep one of them.`);
      else masters.push(...paths.map((shown) => ({ path: join(root, shown), shown, photograph })));
    }
  }
  return { bySlot, problems, warnings };
}

function entriesOf(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_MEANT.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function slotOf(file: string): string {
  const { name } = parse(file);
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}

function unknownKind(place: string, name: string): string {
  const ending = parse(name).ext.slice(1).toUpperCase();
  return `${place}/${name}: ${ending ? `${ending} files` : 'files without an ending'} cannot be read here; export it as JPEG, or take it out of ${place}/.`;
}

function noSuchSlot(path: string, slot: string, slots: readonly string[]): string {
  const meant = closest(slot, slots);
  return `${path} belongs to no place on the site, so nothing was made of it${meant ? `; did you mean '${meant}'?` : '.'}`;
}

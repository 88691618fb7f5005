import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { closest } from '../../shared/closest';

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
    const { files, folders } = contents(join(root, place));
    for (const name of folders)
      if (!PLACES.includes(`${place}/${name}`))
        warnings.push(`${place}/${name} is a folder; what is inside it is not looked at.`);
    for (const name of files.filter((file) => !PICTURE.test(file))) problems.push(unknownKind(place, name));
    for (const [slot, names] of groupBySlot(files.filter((file) => PICTURE.test(file)))) {
      const shown = names.map((name) => `${place}/${name}`);
      const masters = bySlot.get(slot);
      if (!masters) warnings.push(...shown.map((path) => noSuchSlot(path, slot, slots)));
      else if (shown.length > 1)
        problems.push(`${shown.join(' and ')} are meant for the same place; keep one of them.`);
      else
        masters.push(
          ...shown.map((path) => ({ path: join(root, path), shown: path, photograph: place === PLACES[0] })),
        );
    }
  }
  return { bySlot, problems, warnings };
}

function contents(folder: string): { files: string[]; folders: string[] } {
  let entries: { name: string; isDirectory(): boolean }[] = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const meant = entries.filter(({ name }) => !NOT_MEANT.test(name));
  const names = (folders: boolean) =>
    meant
      .filter((entry) => entry.isDirectory() === folders)
      .map(({ name }) => name)
      .sort();
  return { files: names(false), folders: names(true) };
}

function groupBySlot(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const slot = parse(file)
      .name.trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-');
    groups.set(slot, [...(groups.get(slot) ?? []), file]);
  }
  return groups;
}

function unknownKind(place: string, name: string): string {
  const ending = parse(name).ext.slice(1).toUpperCase();
  return `${place}/${name}: ${ending ? `${ending} files` : 'files without an ending'} cannot be read here; export it as JPEG, or take it out of ${place}/.`;
}

function noSuchSlot(path: string, slot: string, slots: readonly string[]): string {
  const meant = closest(slot, slots);
  return `${path} belongs to no place on the site, so nothing was made of it${meant ? `; did you mean '${meant}'?` : '.'}`;
}

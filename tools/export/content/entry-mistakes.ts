import type { Folder } from '../../../data/schema/files';
import { plainSlug } from '../../../site/words/plain-slug';
import { entryFile } from '../../shared/entries';
import type { Mistake } from '../../shared/mistakes';
import { mistakeAt, titleOf } from '../../shared/schemas';

/**
 * The mistake in the name of an entry's file, which becomes an address.
 * @param names of all files of the folder
 */
export function nameMistake(
  folder: Folder,
  name: string,
  names: readonly string[],
): Mistake[] {
  const file = `${folder}/${name}`;
  const kind = titleOf(file, undefined).toLowerCase();
  const slug = plainSlug(name.replace(/\.json(\.txt)?$/i, ''), kind);
  const right = `${slug}.json`;
  const cure = names.includes(right)
    ? `there is a ${right} already, so delete one of the two`
    : `name it ${right}, or delete it if it is a copy`;
  return name === right
    ? []
    : [
        {
          file,
          sentence: `The name of the file ${file} becomes the address of a page and may hold only small letters, digits and hyphens; ${cure}.`,
        },
      ];
}

/**
 * What two entries of a folder may not share. Of two the one with the longer
 * file name is the copy.
 * @param cures what to do with the copy, by the field
 */
export function sharedValues(
  folder: Folder,
  entries: readonly ({ slug: string } & Readonly<Record<string, unknown>>)[],
  cures: Readonly<Record<string, string>>,
): Mistake[] {
  const byLength = entries.toSorted(
    (one, other) => one.slug.length - other.slug.length,
  );
  // Guests take 'Sunset' and 'sunset' for one.
  const same = (one: unknown, other: unknown) =>
    String(one).toLowerCase() === String(other).toLowerCase();
  return Object.entries(cures).flatMap(([field, cure]) =>
    byLength.flatMap((entry, index) => {
      const value = entry[field];
      const original = byLength
        .slice(0, index)
        .find((earlier) => value && same(earlier[field], value));
      if (!original) return [];
      const fault = `is ${value}, as in ${entryFile(folder, original.slug)}; ${cure}`;
      return mistakeAt(entryFile(folder, entry.slug), [field], entry, fault);
    }),
  );
}

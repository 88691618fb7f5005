import { join } from 'node:path';
import type { Tour } from '../../../data/schema/tours';
import { tourSlugs } from '../../build/list-tours';
import { copies } from '../../shared/copies';
import { fieldsIn, place } from '../../shared/fields';
import { textIn } from '../../shared/read-text';
import { type Row, rowsAbout } from './rows';

/**
 * A row for each address of an earlier copy of the owner's files that leads nowhere now, and for each tour that is off or gone and
 * that the words still name.
 * @param contents the content of each file, by its path
 */
export function formerTourRows(
  folder: string,
  tours: readonly Pick<Tour, 'slug' | 'name' | 'backOn'>[],
  redirects: Readonly<Record<string, string>>,
  contents: Readonly<Record<string, unknown>>,
): Row[] {
  const { yellow, rows } = rowsAbout('Earlier tours');
  const addresses = new Set<string>();
  const reasons = new Map<string, string>();
  for (const { slug, name } of formerTours(folder)) {
    addresses.add(`/tours/${slug}`);
    reasons.set(name, `There is no tour '${name}' now`);
  }
  for (const { slug, name, backOn } of tours) {
    addresses.delete(`/tours/${slug}`);
    reasons.delete(name);
    if (backOn) reasons.set(name, `'${name}' is off`);
  }
  for (const address of addresses)
    if (!(address in redirects))
      yellow(
        `${address}, an address in an earlier copy of your files, leads nowhere. -> If it was published: write "alsoAt": ["${address}"] into the tour in data/tours that it should lead to.`,
      );
  for (const [name, reason] of reasons) {
    const places = placesOf(name, contents);
    if (places.length)
      yellow(
        `${reason}, but these words name it: ${places.join('; ')}. -> Read them, and change what is not so.`,
      );
  }
  return rows;
}

/**
 * The file and the entry of each sentence that names a tour. What is in the tours themselves, in a name, or describes a picture is
 * no such sentence.
 */
function placesOf(name: string, contents: Readonly<Record<string, unknown>>): string[] {
  const others = Object.entries(contents).filter(([file]) => !file.startsWith('data/tours/'));
  return others.flatMap(([file, content]) =>
    fieldsIn(content)
      .filter(({ value }) => typeof value === 'string' && value.toLowerCase().includes(name.toLowerCase()))
      .filter(({ path }) => !['name', 'slug', 'alt', 'alsoAt'].includes(String(path.at(-1))))
      .map(({ path }) => `${file}, ${place(path, content).trim()}`),
  );
}

/** The tours in the copies of the owner's files. They are read as text, because a copy may hold a mistake. */
function formerTours(folder: string) {
  return copies(folder).flatMap((copy) =>
    tourSlugs(copy.folder).map((slug) => {
      const source = textIn(join(copy.folder, `data/tours/${slug}.json`));
      return { slug, name: /"name": *"(.+?)"/.exec(source)?.[1] ?? slug };
    }),
  );
}

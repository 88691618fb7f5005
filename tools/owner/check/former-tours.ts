import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tour } from '../../../data/schema/tours';
import { fieldsIn, place } from '../../build/content/fields';
import { copies } from '../../shared/copies/copies';
import { type Row, rowsAbout } from './row';

type Named = Pick<Tour, 'slug' | 'name' | 'backOn'>;

/** The addresses that tours had in earlier copies of the owner's files, and that lead nowhere now. */
export function formerAddressRows(
  folder: string,
  tours: readonly Named[],
  redirects: Readonly<Record<string, string>>,
): Row[] {
  const present = tours.map(({ slug }) => slug);
  const gone = formerTours(folder).filter(
    ({ slug }) => !present.includes(slug) && !(`/tours/${slug}` in redirects),
  );
  return [...new Map(gone.map((tour) => [tour.slug, tour])).values()].map(({ slug, name }) =>
    rowsAbout(`Tour: ${name}`).yellow(
      `/tours/${slug}, its address in an earlier copy of your files, leads nowhere.`,
      `If it was published: write alsoAt: ['/tours/${slug}'], into the tour in data/tours.ts that it should lead to.`,
    ),
  );
}

/**
 * The words that name a tour that is off or has gone.
 * @param contents the content of each file, by its path
 */
export function nameRows(
  folder: string,
  tours: readonly Named[],
  contents: Readonly<Record<string, unknown>>,
): Row[] {
  const present = tours.map(({ name }) => name);
  const gone = formerTours(folder).filter(({ name }) => !present.includes(name));
  const off = tours.filter(({ backOn }) => backOn);
  return [...new Map([...off, ...gone].map((tour) => [tour.name, tour])).values()].flatMap((tour) => {
    const name = tour.name.toLowerCase();
    const places = Object.entries(contents).flatMap(([file, content]) =>
      fieldsIn(content)
        .filter(
          ({ path, value }) =>
            typeof value === 'string' && value.toLowerCase().includes(name) && isShown(file, path),
        )
        .map(({ path }) => `${file}, ${place(path, content).trim()}`),
    );
    const why = tour.backOn ? `'${tour.name}' is off` : `There is no tour '${tour.name}' now`;
    if (!places.length) return [];
    return rowsAbout(`Tour: ${tour.name}`).yellow(
      `${why}, but these words name it: ${places.join('; ')}.`,
      'Read them, and change what is not so.',
    );
  });
}

/** Words in a sentence, not in the tours themselves, in a name, or in what describes a picture. */
function isShown(file: string, path: readonly PropertyKey[]): boolean {
  return file !== 'data/tours.ts' && !['name', 'slug', 'alt', 'alsoAt'].includes(String(path.at(-1)));
}

/** The tours in the copies of the owner's files. They are read as text, because a copy may hold a mistake. */
function formerTours(folder: string): Named[] {
  return copies(folder).flatMap((copy) => {
    const path = join(copy.folder, 'data/tours.ts');
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const tours = source.matchAll(/\bslug: *(['"])([\w-]+)\1[\s\S]*?\bname: *(['"])(.+?)\3/g);
    return [...tours].map(([, , slug = '', , name = '']) => ({ slug, name }));
  });
}

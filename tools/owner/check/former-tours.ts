import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tour } from '../../../data/schema/tours';
import { fieldsIn, place } from '../../build/content/fields';
import { copies } from '../../shared/copies/copies';
import { type Row, rowsAbout } from './row';

type Named = Pick<Tour, 'slug' | 'name' | 'backOn'>;

/**
 * A row for each address of an earlier copy of the owner's files that leads nowhere now, and for each tour that is off or gone and
 * that the words still name.
 * @param contents the content of each file, by its path
 */
export function formerTourRows(
  folder: string,
  tours: readonly Named[],
  redirects: Readonly<Record<string, string>>,
  contents: Readonly<Record<string, unknown>>,
): Row[] {
  const former = formerTours(folder);
  const lost = former.filter(
    ({ slug }) => !tours.some((tour) => tour.slug === slug) && !(`/tours/${slug}` in redirects),
  );
  const gone = former.filter(({ name }) => !tours.some((tour) => tour.name === name));
  const lostRows = onceEach('slug', lost).map(({ slug, name }) =>
    rowsAbout(`Tour: ${name}`).yellow(
      `/tours/${slug}, its address in an earlier copy of your files, leads nowhere.`,
      `If it was published: write alsoAt: ['/tours/${slug}'], into the tour in data/tours.ts that it should lead to.`,
    ),
  );
  const offOrGone = onceEach('name', [...tours.filter(({ backOn }) => backOn), ...gone]);
  const namedRows = offOrGone.flatMap(({ name, backOn }) => {
    const places = placesOf(name, contents);
    if (!places.length) return [];
    return rowsAbout(`Tour: ${name}`).yellow(
      `${backOn ? `'${name}' is off` : `There is no tour '${name}' now`}, but these words name it: ${places.join('; ')}.`,
      'Read them, and change what is not so.',
    );
  });
  return [...lostRows, ...namedRows];
}

const onceEach = (key: 'slug' | 'name', tours: readonly Named[]) => [
  ...new Map(tours.map((tour) => [tour[key], tour])).values(),
];

/** The file and the entry of each text that names a tour. */
function placesOf(name: string, contents: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(contents).flatMap(([file, content]) =>
    fieldsIn(content)
      .filter(({ value }) => typeof value === 'string' && value.toLowerCase().includes(name.toLowerCase()))
      .filter(({ path }) => isShown(file, path))
      .map(({ path }) => `${file}, ${place(path, content).trim()}`),
  );
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

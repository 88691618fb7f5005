import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tour } from '../../../data/schema/tours';
import { fieldsIn, place } from '../../build/content/fields';
import { copies } from '../../shared/copies/copies';
import { type Row, rowsAbout } from './rows';

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
  const isThere = (key: 'slug' | 'name', value: string) => tours.some((tour) => tour[key] === value);
  const lost = former.filter(({ slug }) => !isThere('slug', slug) && !(`/tours/${slug}` in redirects));
  const gone = former.filter(({ name }) => !isThere('name', name));
  const lostRows = onceEach('slug', lost).flatMap(({ slug, name }) =>
    rowsAbout(`Tour: ${name}`).yellow(
      `/tours/${slug}, its address in an earlier copy of your files, leads nowhere.`,
      `If it was published: write alsoAt: ['/tours/${slug}'], into the tour in data/tours.ts that it should lead to.`,
    ),
  );
  const offOrGone = onceEach('name', [...tours.filter(({ backOn }) => backOn), ...gone]);
  const namedRows = offOrGone.flatMap(({ name, backOn }) => {
    const { yellow, rows } = rowsAbout(`Tour: ${name}`);
    const places = placesOf(name, contents);
    if (!places.length) return rows;
    return yellow(
      `${backOn ? `'${name}' is off` : `There is no tour '${name}' now`}, but these words name it: ${places.join('; ')}.`,
      'Read them, and change what is not so.',
    );
  });
  return [...lostRows, ...namedRows];
}

const onceEach = (key: 'slug' | 'name', tours: readonly Named[]) => [
  ...new Map(tours.map((tour) => [tour[key], tour])).values(),
];

/**
 * The file and the entry of each sentence that names a tour. What is in the tours themselves, in a name, or describes a picture is
 * no such sentence.
 */
function placesOf(name: string, contents: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(contents).flatMap(([file, content]) =>
    fieldsIn(content)
      .filter(({ value }) => typeof value === 'string' && value.toLowerCase().includes(name.toLowerCase()))
      .filter(({ path }) => !['name', 'slug', 'alt', 'alsoAt'].includes(String(path.at(-1))))
      .filter(() => file !== 'data/tours.ts')
      .map(({ path }) => `${file}, ${place(path, content).trim()}`),
  );
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

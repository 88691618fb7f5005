import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  filledByCode,
  fixedFiles,
  folders,
  ownersSchemas,
} from '../../data/schema/files';
import type { PictureChoice } from '../../data/schema/parts';
import { withPictures } from '../../site/facts/shown-content';
import { findOriginal, photographsIn } from '../pictures/originals';
import { entryFile, entryNames, slugsIn } from '../shared/entries';
import { ownersFiles, readJsonFile, writeWhole } from '../shared/files';
import type { Mistake } from '../shared/mistakes';
import { contentSchema } from '../shared/schemas';
import { closest, OwnerError, projectFolder } from '../shared/terminal';
import { mistakesAcross } from './content/across-files';
import { addressMistakes } from './content/address-mistakes';
import { nameMistake } from './content/entry-mistakes';
import { schemaMistakes } from './content/schema-mistakes';
import { faultsIn } from './content/value-mistakes';
import { wordFault } from './content/word-fault';
import { writeFolderModules } from './write-lists';

const REVIEWS = 'public/reviews.json';

/** The paths of the content files of a project. */
export const contentPaths = (folder = projectFolder): string[] => [
  ...Object.keys(ownersSchemas),
  ...['data/settings.json', ...fixedFiles],
  ...folders.flatMap((each) =>
    slugsIn(each, folder).map((slug) => entryFile(each, slug)),
  ),
];

/** The files in data/ that the site does not read, such as a copy. */
export function unreadFiles(folder = projectFolder): string[] {
  const read = contentPaths(folder);
  return ownersFiles(folder).filter(
    (file) => file.startsWith('data/') && !read.includes(file),
  );
}

/**
 * The mistakes in the content. A copy of the owner's files has no code that
 * computes from them.
 */
export async function contentMistakes(
  folder = projectFolder,
): Promise<Mistake[]> {
  const files = contentPaths(folder);
  const contents = new Map<string, unknown>();
  const unreadable: Mistake[] = [];
  for (const file of files)
    try {
      contents.set(file, readJsonFile(join(folder, file), file));
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      unreadable.push({ file, sentence: error.message });
    }
  if (unreadable.length) return unreadable;
  const names = folders.flatMap((each) =>
    entryNames(each, folder).flatMap((name, _, all) =>
      nameMistake(each, name, all),
    ),
  );
  if (names.length) return names;

  // A wrong value shows in the words of other files too, so look at the words
  // when every value is right.
  const values = files.flatMap((file) => [
    ...schemaMistakes(file, contentSchema(file), contents.get(file)),
    ...faultsIn(file, contents.get(file), (value, name) =>
      pictureFault(folder, value, name),
    ),
  ]);
  if (values.length) return values;
  const across = mistakesAcross(contents, folder);
  if (across.length) return across;
  if (folder !== projectFolder) return [];
  // The editor leaves out an empty list. The site takes a file without one for
  // broken.
  if (isDeepStrictEqual(contents.get(REVIEWS), {}))
    await writeWhole(join(folder, REVIEWS), '{ "reviews": [] }\n');

  await writeFolderModules();
  const { values: known } = await import('../../site/content/values');
  const words = files
    .filter((file) => file !== REVIEWS && file !== 'data/settings.json')
    .flatMap((file) => {
      const names = filledByCode.includes(file)
        ? undefined
        : Object.keys(known);
      return faultsIn(file, contents.get(file), (value) =>
        typeof value === 'string' ? wordFault(value, names) : undefined,
      );
    });
  if (words.length) return words;
  const { pages } = await import('../../site/content/pages');
  return [...addressMistakes(folder, pages)];
}

function pictureFault(
  folder: string,
  value: unknown,
  name: string,
): string | undefined {
  if (!(value instanceof Object)) return undefined;
  const isPicture = 'poster' in value || 'photo' in value;
  // The photograph of a picture is told of the picture.
  if (!isPicture && !('file' in value && name !== 'photo')) return undefined;
  const { original } = withPictures(value as PictureChoice);
  if (findOriginal(folder, { original })) return undefined;
  const meant = closest(`photos/${original}`, photographsIn(folder));
  const advice = meant ? `the nearest there is '${meant}'` : 'copy it there';
  return `names the picture '${original}', which is not in photos/; ${advice}`;
}

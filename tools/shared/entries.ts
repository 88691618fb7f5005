import { join } from 'node:path';
import type { Folder } from '../../data/schema/files';
import { filesIn } from './files';
import { isSystemFile } from './owners';
import { projectFolder } from './terminal';

/** The path of an entry's file in the project. */
export const entryFile = (folder: Folder, slug: string) =>
  `${folder}/${slug}.json`;

/** The slugs of the entries in a folder: the names of their files. */
export const slugsIn = (folder: Folder, project = projectFolder): string[] =>
  entryNames(folder, project).flatMap(
    (name) => /^(.+)\.json$/.exec(name)?.[1] ?? [],
  );

/**
 * The names of the files in a folder that are meant for an entry, also '.JSON',
 * and '.json.txt', as Notepad saves.
 */
export const entryNames = (folder: Folder, project = projectFolder): string[] =>
  filesIn(join(project, folder)).filter(
    (name) => /^[^/]+\.json(\.txt)?$/i.test(name) && !isSystemFile(name),
  );

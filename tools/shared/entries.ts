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
  filesIn(join(project, folder))
    .filter((name) => !isSystemFile(name))
    .flatMap((name) => /^([^/]+)\.json$/.exec(name)?.[1] ?? []);

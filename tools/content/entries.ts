import { join } from 'node:path';
import type { Folder } from '../../data/schema/files';
import { filesIn, isSystemFile } from '../shared/files';
import { projectFolder } from '../shared/terminal';

export const entryFile = (folder: Folder, slug: string) =>
  `${folder}/${slug}.json`;

export const slugsIn = (folder: Folder, project = projectFolder): string[] =>
  filesIn(join(project, folder))
    .filter((name) => !isSystemFile(name))
    .flatMap((name) => /^([^/]+)\.json$/.exec(name)?.[1] ?? []);

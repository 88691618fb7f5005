import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { UNFINISHED } from './write-whole';

/** The paths of all files in a folder and the folders below it, sorted, with '/' between their parts; none if it is not there. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !lstatSync(join(folder, name)).isDirectory())
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** True for a file that a system leaves in any folder. Nobody wants it published, and nobody needs to hear of it. */
export const isSystemFile = (path: string) => /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path);

const FOLDERS = ['data', 'email-template', 'photos', 'public'];
/** What is made. */
const NOT_OWNERS = new RegExp(`^public/(pictures|share)/|^data/README\\.md$|\\${UNFINISHED}$`);

/** The files of the owner in a project, or in a copy of them. */
export function ownersFiles(project: string): string[] {
  return FOLDERS.flatMap((top) => filesIn(join(project, top)).map((file) => `${top}/${file}`)).filter(
    (file) => !NOT_OWNERS.test(file) && !isSystemFile(file),
  );
}

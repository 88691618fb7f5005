import { join } from 'node:path';
import { filesIn, isSystemFile } from '../files-in';
import { UNFINISHED } from '../write-whole';

const FOLDERS = ['data', 'email-template', 'photos', 'public'];
/** What is made. */
const NOT_OWNERS = new RegExp(`^public/(pictures|share)/|^data/pictures\\.json$|\\${UNFINISHED}$`);

/** The files of the owner in a project, or in a copy of them. */
export function ownersFiles(project: string): string[] {
  return FOLDERS.flatMap((top) => filesIn(join(project, top)).map((file) => `${top}/${file}`)).filter(
    (file) => !NOT_OWNERS.test(file) && !isSystemFile(file),
  );
}

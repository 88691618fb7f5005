import { join } from 'node:path';
import { filesIn } from '../files-in';
import { UNFINISHED } from '../write-whole';

const FOLDERS = ['data', 'email-template', 'photos', 'public'];
/** What is made, and what systems leave in folders. */
const NOT_OWNERS = new RegExp(
  `^public/(pictures|share)/|^data/pictures\\.json$|(^|/)(\\.DS_Store|Thumbs\\.db|desktop\\.ini)$|\\${UNFINISHED}$`,
);

/** The files of the owner in a project, or in a copy of them. */
export function ownersFiles(project: string): string[] {
  return FOLDERS.flatMap((top) => filesIn(join(project, top)).map((file) => `${top}/${file}`)).filter(
    (file) => !NOT_OWNERS.test(file),
  );
}

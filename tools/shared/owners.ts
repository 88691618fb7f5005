/** The folders that hold the files of the owner, beside some of ours. */
export const OWNERS_FOLDERS = ['data', 'email-template', 'photos', 'public'];
/** The end of the name of a file that is still being written. */
export const UNFINISHED = '.part';
/** The editor, too, writes a file under another name first. */
const NOT_OWNERS = new RegExp(
  `^public/(pictures|share)/|^data/(README\\.md$|schema/)|\\${UNFINISHED}$|/\\.sveltia-tmp-[^/]*$`,
);

/** Whether a path of the project is that of a file of the owner. */
export const isOwners = (path: string) =>
  OWNERS_FOLDERS.includes(path.split('/')[0] ?? '') &&
  !NOT_OWNERS.test(path) &&
  !isSystemFile(path);

/**
 * True for a file that a system, or a program with a file open, leaves in any
 * folder. Nobody wants it published or needs to hear of it.
 */
export const isSystemFile = (path: string) =>
  /(^|\/)(\._.*|~\$.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

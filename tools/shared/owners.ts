/** They hold some files of ours too. */
export const OWNERS_FOLDERS = ['data', 'email-template', 'photos', 'public'];
/** The end of the name of an unfinished file. */
export const UNFINISHED = '.part';
/** The editor writes unfinished files too. */
const NOT_OWNERS = new RegExp(
  `^public/(pictures|share)/|^data/(README\\.md$|schema/)|\\${UNFINISHED}$|/\\.sveltia-tmp-[^/]*$`,
);

export const isOwners = (path: string) =>
  OWNERS_FOLDERS.includes(path.split('/')[0] ?? '') &&
  !NOT_OWNERS.test(path) &&
  !isSystemFile(path);

/** What a system or an open program leaves in any folder. */
export const isSystemFile = (path: string) =>
  /(^|\/)(\._.*|~\$.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

import { join } from 'node:path';
import { madeFiles, readManifest } from '../pictures/manifest';
import { filesIn, isSystemFile } from '../shared/files-in';
import { readJsonFile } from '../shared/read-text';
import { projectFolder } from '../shared/terminal';

const list = 'data/public-files.json';
/** Files with rows, contacts or other files in them. */
const records = /\.(csv|tsv|xlsx?|ods|numbers|vcf|sql|sqlite|db|mdb|zip|rar|7z|t?gz)$/i;

/**
 * Checks that `public/` holds only the files on the list and the pictures of the site, and no table of people even if it is listed. The build leaves out system files.
 * @param folder the project
 * @returns one sentence for each other file, and one for each folder with several
 * @throws OwnerError when the list cannot be read
 */
export async function checkPublicFiles(folder = projectFolder): Promise<string[]> {
  const { files } = readJsonFile(join(folder, list), list) as { files: readonly string[] };
  const published = new Set([...files, ...madeFiles(readManifest(folder))]);
  const others = filesIn(join(folder, 'public')).filter(
    (file) => (!published.has(file) || records.test(file)) && !isSystemFile(file),
  );
  const tops = new Set(others.map((file) => file.split('/')[0]));
  return [...tops].map((top) => {
    const found = others.filter((file) => file === top || file.startsWith(`${top}/`));
    const record = found.find((file) => records.test(file));
    const file = `public/${record ?? found[0]}`;
    const more = found.length > 1 ? ` (and ${found.length - 1} more in public/${top}/)` : '';
    return record
      ? `${file}${more} would be published, so anyone could read it; take it out of public/.`
      : `${file}${more} is not on the list of files to publish; take it out, or add "${found[0]}" to ${list}.`;
  });
}

import { join } from 'node:path';
import { madeFiles, readManifest } from '../pictures/manifest';
import { filesIn } from '../shared/files-in';
import { projectFolder } from '../shared/terminal';
import { loadContent } from './content/load-content';

const list = 'data/public-files.ts';

/**
 * Checks that `public/` holds only the files on the list and the pictures of the site.
 * @param folder the project
 * @returns one sentence for each other file, and one for each folder with several
 * @throws OwnerError when the list cannot be read
 */
export async function checkPublicFiles(folder = projectFolder): Promise<string[]> {
  const { publicFiles } = (await loadContent(folder, list)) as { publicFiles: readonly string[] };
  const published = new Set([...publicFiles, ...madeFiles(readManifest(folder))]);
  const others = new Map<string, string[]>();
  for (const file of filesIn(join(folder, 'public')))
    if (!published.has(file)) {
      const [top = ''] = file.split('/');
      others.set(top, [...(others.get(top) ?? []), file]);
    }
  return [...others].map(([top, [file, ...more]]) => {
    const andMore = more.length ? ` (and ${more.length} more in public/${top}/)` : '';
    return `public/${file}${andMore} is not on the list of files to publish; take it out, or add the line '${file}', to ${list}.`;
  });
}

import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies every page: `contact.html` also to `contact/index.html`. The export has a folder `contact/` with route data, and a
 * host that prefers folders would answer /contact with 403, 404 or a listing. The page for unknown paths gets no copy.
 *
 * @param pages paths of the `.html` files in the folder
 * @returns the number of copies
 */
export function dualLayout(folder: string, pages: readonly string[]): number {
  const doubled = pages.filter((page) => !/(^|\/)(index|404)\.html$/.test(page));
  for (const page of doubled) {
    const twin = join(folder, page.replace(/\.html$/, ''), 'index.html');
    mkdirSync(join(twin, '..'), { recursive: true });
    copyFileSync(join(folder, page), twin);
  }
  return doubled.length;
}

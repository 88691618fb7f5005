import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes every page to a second place: `contact.html` also as `contact/index.html`. The export writes a folder `contact/` of
 * route data, and a host that prefers the folder would answer /contact with 403, 404 or a listing.
 * The page for unknown paths has no address of its own, so it gets no copy.
 *
 * @param pages paths of the `.html` files, relative to the folder
 * @returns how many copies it made
 */
export function dualLayout(folder: string, pages: readonly string[]): number {
  const doubled = pages.filter((page) => !/(^|[\\/])(index|404)\.html$/.test(page));
  for (const page of doubled) {
    const twin = join(folder, page.replace(/\.html$/, ''), 'index.html');
    mkdirSync(join(twin, '..'), { recursive: true });
    copyFileSync(join(folder, page), twin);
  }
  return doubled.length;
}

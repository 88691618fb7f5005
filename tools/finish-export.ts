import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssOnce } from './finish/css-once';
import { dualLayout } from './finish/dual-layout';
import { preloadFirstPicture } from './finish/preload-first-picture';

/**
 * Makes what `next build` exported ready for any host. Each step is one file in `finish/`; their order matters, because
 * the copies of the dual layout must be copies of the finished pages.
 *
 * @param folder the exported site; it is changed in place
 * @returns what was done, one sentence per step
 * @throws Error when a step cannot be done; the folder is then half finished and must not be published
 */
export async function finishExport(folder: string): Promise<string[]> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  for (const page of pages) {
    const path = join(folder, page);
    writeFileSync(path, preloadFirstPicture(await cssOnce(readFileSync(path, 'utf8'), folder)));
  }
  const copies = dualLayout(folder, pages);
  return [`styles moved into ${pages.length} pages`, `${copies} pages also written as folder/index.html`];
}

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../shared/write-whole';
import { bringUpToDate, type Job } from './bring-up-to-date';
import { CENTRE } from './encode';
import type { Outcome } from './make-pictures';
import { readManifest, versionOf, writeManifest } from './manifest';
import { findMasters } from './masters';
import { drawShare, shareEdition } from './share';
import type { SharePage } from './share-pages';

export type SharesOptions = {
  /** The project folder. The pictures and their versions go to public/share/. */
  root: string;
  pages: readonly SharePage[];
  /** Receives the lines about the progress. */
  tell: (words: string) => void;
};

/**
 * Draws the share picture of every page whose picture or title has changed, and deletes those of removed pages.
 * @throws OwnerError when a file cannot be written
 */
export async function makeShares({ root, pages, tell }: SharesOptions): Promise<Omit<Outcome, 'warnings'>> {
  const folder = join(root, 'public/share');
  const manifestPath = join(folder, 'versions.json');
  const manifest = readManifest<string>(manifestPath);
  const { bySlot } = findMasters(
    root,
    pages.map(({ picture }) => picture.name),
  );

  const jobs = pages.map(({ page, picture: { name, focus = CENTRE }, ...words }): Job => {
    const file = join(folder, `${page}.jpg`);
    return {
      name: `share/${page}`,
      masters: bySlot.get(name) ?? [],
      check: (...master) => {
        const version = versionOf(...master, focus, words.title, words.business, words.ink, shareEdition);
        return { version, current: manifest[page] === version && existsSync(file) };
      },
      make: async ({ picture, version }) => {
        await writeWhole(file, await drawShare({ picture, focus, ...words }));
        manifest[page] = version;
        await writeManifest(manifestPath, manifest);
      },
    };
  });
  const { made, problems } = await bringUpToDate(jobs, tell);

  const known = pages.map(({ page }) => page);
  const unused = Object.keys(manifest).filter((page) => !known.includes(page));
  for (const page of unused) {
    delete manifest[page];
    rmSync(join(folder, `${page}.jpg`), { force: true });
  }
  if (unused.length) await writeManifest(manifestPath, manifest);
  return { made, problems };
}

import { basename, join } from 'node:path';
import { pages, shareName } from '../../data/functions/pages';
import { home } from '../../data/home';
import type { Picture } from '../../data/schema/parts';
import { site } from '../../data/site';
import { writeWhole } from '../shared/write-whole';
import { bringUpToDate, type Job } from './bring-up-to-date';
import { CENTRE } from './encode';
import { findMasters } from './masters';
import { drawShare, type ShareWords, shareEdition } from './share';

/** The content of the share picture of one page, and the name of its file. */
export type SharePage = ShareWords & { page: string; picture: Picture };

/**
 * Draws the share picture of every page whose picture or title has changed, and deletes those of removed pages.
 * @param root the project folder. The pictures and their list go to public/share/
 * @throws OwnerError when a file cannot be written
 */
export function makeShares(root: string, pages: readonly SharePage[]) {
  const folder = join(root, 'public/share');
  const names = pages.map(({ picture }) => picture.name);
  const { bySlot } = findMasters(root, names);
  const jobs = pages.map(
    ({ page, picture: { name, focus = CENTRE }, ...words }): Job<object> => ({
      name: `share/${page}`,
      masters: bySlot.get(name) ?? [],
      ingredients: [focus, words.title, words.business, words.ink, shareEdition],
      make: async (picture) => {
        await writeWhole(join(folder, `${page}.jpg`), await drawShare(picture, focus, words));
        return {};
      },
    }),
  );
  const files = (name: string) => [`${basename(name)}.jpg`];
  return bringUpToDate({ list: join(folder, 'versions.json'), jobs, files });
}

/** The pages with a share picture, each with the picture and ink of its hero. */
export function sharePages(): readonly SharePage[] {
  const { kicker, main } = home.headline;
  return pages.map(({ path, title, picture, ink }) => ({
    page: shareName(path),
    // Without the name of the business, which the picture shows under the title.
    title: path === '/' ? `${kicker} ${main}` : (title.split(' | ')[0] ?? title),
    business: site.name,
    picture,
    ink,
  }));
}

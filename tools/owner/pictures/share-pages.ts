import { home } from '../../../data/home';
import { type Page, pages, shareName } from '../../../data/pages';
import type { Picture } from '../../../data/schema/parts';
import { site } from '../../../data/site';

/** What the picture of one page shows when the page is shared. */
export type SharePage = {
  /** The file is named after it. */
  page: string;
  title: string;
  /** The name of the business, under the title. */
  business: string;
  picture: Picture;
  ink: Page['ink'];
};

/** The pages that are shared, each with its own picture and ink as in its hero. */
export function sharePages(): readonly SharePage[] {
  const { kicker, main } = home.headline;
  return pages.map(({ path, title, picture, ink }) => ({
    page: shareName(path),
    title: path === '/' ? `${kicker} ${main}` : nameIn(title),
    business: site.name,
    picture,
    ink,
  }));
}

/** The page's own part of a full title: the name of the business stands in the picture already. */
function nameIn(fullTitle: string): string {
  return fullTitle.split(' | ')[0] ?? fullTitle;
}

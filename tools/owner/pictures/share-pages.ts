import { home } from '../../../data/home';
import { type Page, pages, shareName } from '../../../data/pages';
import type { Picture } from '../../../data/schema/parts';
import { site } from '../../../data/site';

/** The content of the share picture of one page. */
export type SharePage = {
  /** The name of the file. */
  page: string;
  title: string;
  /** The name of the business, under the title. */
  business: string;
  picture: Picture;
  ink: Page['ink'];
};

/** The pages with a share picture, each with the picture and ink of its hero. */
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

/** The title without the name of the business, because the picture shows that name already. */
function nameIn(fullTitle: string): string {
  return fullTitle.split(' | ')[0] ?? fullTitle;
}

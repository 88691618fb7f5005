import { findPage } from '@/data/pages';
import { TitleInTime } from './title-in-time';

/**
 * Brings the title of a page that a link leads to. Its metadata, which hold the title in the HTML, come some hundred
 * milliseconds after the page itself, and the document would have no title meanwhile.
 * @param path the page's path, such as '/about'; throws when there is no such page
 */
export function PageTitle({ path }: { path: string }) {
  return <TitleInTime title={findPage(path).title} />;
}

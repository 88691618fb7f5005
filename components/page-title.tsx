import { findPage } from '@/data/pages';

/**
 * The title of the document, put into the head by React. As a part of the page it comes and goes with it; among the page's
 * metadata it would come some hundred milliseconds later, and the document would have none meanwhile.
 * @param path the page's path, such as '/about'; throws when there is no such page
 */
export function PageTitle({ path }: { path: string }) {
  return <title>{findPage(path).title}</title>;
}

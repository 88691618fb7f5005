import { findPage } from '@/data/pages';
import { pageGraph, type Subject } from './page-graph';

type PageDataProps = { path: string; subject?: Subject };

/**
 * The title of a page, and what it tells search engines. The title is not in `pageMetadata`: after a link is followed, the
 * router draws metadata later than the page, and the document would have no title meanwhile.
 * @param path the page's path, such as '/about'; throws when there is no such page
 * @param subject what the page is about, when it is more than a page
 */
export function PageData({ path, subject }: PageDataProps) {
  const graph = JSON.stringify(pageGraph(path, subject));
  return (
    <>
      <title>{findPage(path).title}</title>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and `<` cannot end the block
        dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

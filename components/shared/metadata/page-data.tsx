import { findPage } from '@/data/functions/pages';
import { pageGraph, type Topic } from './page-graph';

type PageDataProps = { path: string; topic?: Topic };

/**
 * The title and the structured data of a page. The title is not in `pageMetadata`. NEXT: after a link the router renders metadata
 * later than the page, so the document would have no title for a moment.
 * @param path the page's path, such as '/about'
 * @param topic the topic of the page, such as a tour
 * @throws Error when there is no such page
 */
export function PageData({ path, topic }: PageDataProps) {
  const graph = JSON.stringify(pageGraph(path, topic));
  return (
    <>
      <title>{findPage(path).title}</title>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and `<` cannot end the block
        dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

import { findPage } from '@/data/pages';
import { pageGraph, type Subject } from './page-graph';
import { TitleInTime } from './title-in-time';

type PageDataProps = {
  /** The page's path, such as '/about'; throws when there is no such page. */
  path: string;
  subject?: Subject;
};

/**
 * What a page says to programs: its structured data, and its title after a link led to it. The metadata, which hold the title
 * in the HTML, come some hundred milliseconds after such a page, and the document would have no title meanwhile.
 */
export function PageData({ path, subject }: PageDataProps) {
  const graph = JSON.stringify(pageGraph(path, subject));
  return (
    <>
      <TitleInTime title={findPage(path).title} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and `<` cannot end the block
        dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

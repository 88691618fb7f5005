'use client';

import type * as graph from './page-graph';

/**
 * The structured data of a page. Only the HTML has it: as a part of the server
 * it would be in the page's data too, for nobody.
 */
export function StructuredData({ path }: { path: string }) {
  let text = '';
  // NEXT: an `import` would bring the content of all pages into the scripts of
  // the browser, where nothing calls this.
  if (typeof window === 'undefined') {
    const { pageGraph }: typeof graph = require('./page-graph');
    text = JSON.stringify(pageGraph(path)).replaceAll('<', '\\u003c');
  }
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and `<` cannot end the block
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

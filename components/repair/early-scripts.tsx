'use client';

import type * as texts from './early-texts';

/**
 * The early scripts, which run before hydration. Only the HTML has their text:
 * as a part of the server it would be in the data too.
 */
export function EarlyScripts({
  deploy,
  lost,
}: {
  deploy: string;
  lost: boolean;
}) {
  let text = '';
  // NEXT: an `import` would bring the functions into the scripts of the
  // browser, where nothing calls them.
  if (typeof window === 'undefined') {
    const { earlyScripts }: typeof texts = require('./early-texts');
    text = earlyScripts(deploy, lost);
  }
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions; they must run before the scripts have loaded
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

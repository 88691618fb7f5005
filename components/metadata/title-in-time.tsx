'use client';

import { useSyncExternalStore } from 'react';

/** The document's title, but not in the HTML, where the page's metadata have it. React puts it into the head. */
export function TitleInTime({ title }: { title: string }) {
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return inBrowser && <title>{title}</title>;
}

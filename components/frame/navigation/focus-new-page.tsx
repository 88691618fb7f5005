'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Focuses the new page after a navigation, so that a screen reader goes on reading there. */
export function FocusNewPage() {
  const path = usePathname();
  const last = useRef(path);

  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    const main = document.querySelector('main');
    // Do not take the focus from a field that a quick visitor is in already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path]);

  return null;
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a link is followed: to the top (specification, section 2) and the focus on the new page, where a screen reader goes
 * on reading. The router alone stays where it is when the new page's top is still in view. Back and Forward keep their place.
 */
export function RouteFocus() {
  const path = usePathname();
  const last = useRef(path);
  const travelling = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      // Within a page (a fragment) there is no new page to come.
      travelling.current = location.pathname !== last.current;
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    // A fragment names the place to be at: the router goes there.
    if (!travelling.current && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
    travelling.current = false;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);

  return null;
}

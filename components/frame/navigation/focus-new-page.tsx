'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a link is followed, scrolls to the top and focuses the new page, where a screen reader goes on reading. Back and Forward
 * keep their place.
 */
export function FocusNewPage() {
  const path = usePathname();
  const last = useRef(path);
  const travellingTo = useRef('');

  useEffect(() => {
    // Store the path, not a flag: a quick Back can arrive before the effect below has run.
    const onPopState = () => {
      travellingTo.current = location.pathname;
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    if (travellingTo.current === path) travellingTo.current = '';
    // The router scrolls to the wrong place when the fragment (the choice of the form) names no element.
    else if (!document.getElementById(location.hash.slice(1))) scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector('main');
    // Do not take the focus from a field that a quick visitor is in already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path]);

  return null;
}

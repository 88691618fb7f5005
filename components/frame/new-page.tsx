'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { ARRIVED } from '@/components/repair/watch-links';

/** Gives the focus to a new page, and ends the wait for it. */
export function NewPage() {
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    dispatchEvent(new Event(ARRIVED));
    const main = document.querySelector('main');
    // Do not take the focus from a field that a quick visitor is in already.
    if (!main?.contains(document.activeElement))
      main?.focus({ preventScroll: true });
  }, [path]);
  return null;
}

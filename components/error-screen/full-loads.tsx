'use client';

import { useEffect } from 'react';

/**
 * Loads the page of every link that is pressed from here in full. The 404 page is a document of its own, and the router,
 * which knows no other round it, would change only the address.
 */
export function FullLoads() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      // The router leaves alone what has been taken care of.
      event.preventDefault();
      location.assign(link.href);
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);

  return null;
}

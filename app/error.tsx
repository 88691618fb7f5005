'use client';

import { useEffect, useState } from 'react';
import { ThrownError } from '@/components/frame/thrown-error';

/**
 * Replaces a page that throws. When only a script of the page is missing (in the middle of a deploy), this loads the document
 * once, because its HTML can be read without that script.
 */
export default function PageError({ error }: { error: Error }) {
  const [lost, setLost] = useState(error.name === 'ChunkLoadError');

  useEffect(() => {
    if (!lost) return;
    try {
      const { pathname } = location;
      if (sessionStorage.getItem('loaded-whole') === pathname) throw error;
      sessionStorage.setItem('loaded-whole', pathname);
      location.reload();
    } catch {
      // A second load would not help. Without storage the number of loads is unknown, so do not load.
      setLost(false);
    }
  }, [lost, error]);

  return !lost && <ThrownError error={error} />;
}

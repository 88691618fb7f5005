'use client';

import { useEffect, useState } from 'react';
import { ThrownError } from '@/components/frame/thrown-error';

/**
 * What stands where a page throws. When only a script of the page is missing (a host that has a part of a new deploy), the page
 * is loaded whole, once: its HTML can be read without that script.
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
      // A second time it would not help. Where storage is blocked, nobody knows which time this is.
      setLost(false);
    }
  }, [lost, error]);

  return !lost && <ThrownError error={error} />;
}

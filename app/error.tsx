'use client';

import { useEffect, useState } from 'react';
import { ThrownError } from '@/components/frame/thrown-error';

/** Replaces a page that throws. Cut-off route data throw too, so the document loads first, if it may. */
export default function PageError({ error }: { error: Error }) {
  const [leaving, setLeaving] = useState(true);
  useEffect(() => setLeaving(window.reloadOnce()), []);
  return !leaving && <ThrownError error={error} />;
}

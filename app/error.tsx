'use client';

import { ThrownError } from '@/components/frame/thrown-error';

/** Replaces a page that throws. */
export default function PageError({ error }: { error: Error }) {
  return <ThrownError error={error} />;
}

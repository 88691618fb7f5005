'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

/** Shows its children in the HTML, until React runs. */
export function UntilHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return isHydrated ? null : children;
}

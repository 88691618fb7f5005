'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

export function UntilHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return isHydrated ? null : children;
}

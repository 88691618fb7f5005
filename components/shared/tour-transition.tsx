import { type ReactNode, ViewTransition } from 'react';

/** A tour's picture. In browsers with view transitions it grows from the card into the hero of the tour's page, and back. */
export function TourTransition({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <ViewTransition name={`tour-${slug}`} share="morph" default="none">
      {children}
    </ViewTransition>
  );
}

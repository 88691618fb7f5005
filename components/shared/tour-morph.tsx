import { type ReactNode, ViewTransition } from 'react';

/** A tour's picture: where the browser can, that of its card grows into the hero of its page, and back. */
export function TourMorph({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <ViewTransition name={`tour-${slug}`} share="morph" default="none">
      {children}
    </ViewTransition>
  );
}

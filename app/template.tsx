import { type ReactNode, ViewTransition } from 'react';

/**
 * Round each page anew: where the browser can, one page fades into the next. What changes within a page does not, because
 * for as long as the browser fades, no press on the page arrives.
 */
export default function Template({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="auto" exit="auto" update="none">
      {children}
    </ViewTransition>
  );
}

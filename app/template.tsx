import { type ReactNode, ViewTransition } from 'react';

/**
 * Wraps each page: in browsers with view transitions, one page fades into the next. Changes within a page do not fade, because
 * the page takes no press during a fade.
 */
export default function Template({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="auto" exit="auto" update="none">
      {children}
    </ViewTransition>
  );
}

import { type ReactNode, ViewTransition } from 'react';

/**
 * Wraps each page. In browsers with view transitions one page fades into the next. Changes within a page do not fade, because a
 * page ignores clicks during a fade.
 */
export default function Template({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="auto" exit="auto" update="none">
      {children}
    </ViewTransition>
  );
}

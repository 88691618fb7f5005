import type { ComponentProps } from 'react';

/**
 * The first screen of a page, painted in one go: its parts share one height, so each that came later would move those before
 * it. What follows it may come when it comes. A browser waits for the mark at its end, the fold
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect); Chromium waits for an element's beginning only.
 */
export function FirstScreen({ children, ...props }: ComponentProps<'section'>) {
  return (
    <section {...props}>
      <link rel="expect" href={`#${END}`} blocking="render" />
      {children}
      <span id={END} hidden />
    </section>
  );
}

const END = 'fold';

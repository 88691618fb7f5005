import type { ComponentProps } from 'react';

/**
 * The first screen of a page. The browser delays its first paint until all of the first screen has arrived. Its parts share one
 * height, so a late part would move the others. `expect` names the mark at the end, because Chromium waits only for a start tag
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect).
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

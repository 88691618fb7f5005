import type { ComponentProps } from 'react';

/**
 * The first screen of a page. The browser paints nothing until all of it has arrived, because its parts share one height and a
 * late part would move the others. `expect` waits for the mark at its end, because Chromium waits only for the start of an element
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

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { plainPath } from '@/components/plain-path';

/** How long a page may be on its way before this is said, and before the browser goes there by itself; in milliseconds. */
const SHOWN = 400;
const GIVEN_UP = 3000;

/**
 * Says that a page is on its way when its data are slow to come after a press on a link. When they hang, the browser loads
 * the page whole. Hears of every link that a router follows, whichever way it does.
 */
export function OnItsWay() {
  const path = usePathname();
  const [late, setLate] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has come
  useEffect(() => {
    let to = '';
    let shown: ReturnType<typeof setTimeout>;
    let givenUp: ReturnType<typeof setTimeout>;
    const stop = () => {
      to = '';
      clearTimeout(shown);
      clearTimeout(givenUp);
      setLate(false);
    };
    const go = () => {
      // Leaving the document would lose the enquiry.
      if (document.querySelector('[data-sending=true]')) givenUp = setTimeout(go, GIVEN_UP);
      else location.assign(to);
    };
    // On the window, where it comes last: a press that the router follows is no longer the browser's.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-page]');
      if (!link || !defaultPrevented || link.href === to) return;
      stop();
      if (plainPath(link.pathname) === plainPath(location.pathname)) return;
      to = link.href;
      shown = setTimeout(() => setLate(true), SHOWN);
      givenUp = setTimeout(go, GIVEN_UP);
    };
    addEventListener('click', onClick);
    // Back calls it off; and the page may be kept as it is when it is left, and be shown again.
    addEventListener('popstate', stop);
    addEventListener('pagehide', stop);
    return () => {
      stop();
      removeEventListener('click', onClick);
      removeEventListener('popstate', stop);
      removeEventListener('pagehide', stop);
    };
  }, [path]);

  return <p role="status">{late && <span style={NOTICE}>The page is on its way.</span>}</p>;
}

/**
 * Over the page, so that nothing moves; above the bar of buttons on a phone. Written here, because every page would carry a
 * style sheet for it and few visitors ever see it.
 */
const NOTICE = {
  position: 'fixed',
  inset: 'auto 0 var(--space-9)',
  zIndex: 20,
  width: 'fit-content',
  margin: '0 auto',
  padding: 'var(--space-3) var(--space-5)',
  background: 'var(--color-paper)',
  boxShadow: 'var(--shadow-menu)',
} as const;

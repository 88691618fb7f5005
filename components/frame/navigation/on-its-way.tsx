'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { plainPath } from '@/components/shared/plain-path';
import { onItsWay } from '@/data/error-screens';

/** How long a page may take before the notice shows, and before the browser loads it whole; in milliseconds. */
const SHOWN = 400;
const GIVEN_UP = 3000;

/**
 * Shows a notice when a page's data are slow to come after a press on a link. When they hang, the browser loads the whole page.
 * This works for every link that the router follows.
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
      // Do not leave the document while an enquiry is being sent.
      if (document.querySelector('[data-sending=true]')) givenUp = setTimeout(go, GIVEN_UP);
      else location.assign(to);
    };
    // On the window, so that it runs last: by then the router has prevented the default of each press that it follows.
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
    // Back cancels the notice. So does leaving: the browser may keep the page as it is and show it again.
    addEventListener('popstate', stop);
    addEventListener('pagehide', stop);
    return () => {
      stop();
      removeEventListener('click', onClick);
      removeEventListener('popstate', stop);
      removeEventListener('pagehide', stop);
    };
  }, [path]);

  return <p role="status">{late && <span style={NOTICE}>{onItsWay}</span>}</p>;
}

/**
 * Over the page, so that nothing moves, and above the bar of buttons on a phone. Not in a style sheet: every page would load
 * it, and few visitors ever see the notice.
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

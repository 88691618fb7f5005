'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { onItsWay } from '@/site/error-screens';
import styles from './new-page.module.css';

/** How long a page may take before the notice shows, and before the browser loads it whole; in milliseconds. */
const SHOWN = 400;
const GIVEN_UP = 3000;

/**
 * Shows a notice when the page of a pressed link is slow to come. When its route data hang, the browser loads it whole. Until the
 * page has come, `data-going` on the document is its address. Then the page takes the focus, so that a screen reader reads it.
 */
export function NewPage() {
  const path = usePathname();
  const last = useRef(path);
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    const main = document.querySelector('main');
    // Do not take the focus from a field that a quick visitor is in already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path]);

  // Runs again when a page has come, which ends the wait for it.
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown: ReturnType<typeof setTimeout>;
    let givenUp: ReturnType<typeof setInterval>;
    const stop = () => {
      clearTimeout(shown);
      clearInterval(givenUp);
      delete dataset.going;
      setLate(false);
    };
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || !defaultPrevented || link.origin !== location.origin) return;
      // A second press changes nothing.
      if (link.href === dataset.going) return;
      stop();
      if (link.pathname === path) return;
      dataset.going = link.href;
      shown = setTimeout(() => setLate(true), SHOWN);
      // While an enquiry is being sent, or the host does not have it, the document stays, and this runs again.
      const giveUp = async () => {
        if (await window.reloadOnce(link.href)) clearInterval(givenUp);
      };
      givenUp = setInterval(giveUp, GIVEN_UP);
      if (dataset.leaving || stylesAreMissing()) giveUp();
    };
    // On the window, so that this runs last. The router has then prevented the default of each click that it handles.
    addEventListener('click', onClick);
    addEventListener('popstate', stop);
    return () => {
      stop();
      removeEventListener('click', onClick);
      removeEventListener('popstate', stop);
    };
  }, [path]);

  // A screen reader reads what changes in here.
  return <p role="status">{late && <span className={styles.notice}>{onItsWay}</span>}</p>;
}

/** The HTML has the styles that it needs itself, and no others. */
const stylesAreMissing = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).some(({ sheet }) => !sheet);

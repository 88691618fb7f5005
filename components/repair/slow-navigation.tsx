'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { onItsWay } from '@/site/error-screens';
import styles from './slow-navigation.module.css';

/** How long a page may take before the notice shows, and before the browser loads it whole; in milliseconds. */
const SHOWN = 400;
const GIVEN_UP = 3000;
/** How often that may be tried before the notice goes. */
const TRIES = 4;

/** Says when the page of a pressed link is slow, and loads it whole when its route data hang. A page that has come takes the focus. */
export function SlowNavigation() {
  const path = usePathname();
  const last = useRef(path);
  const [late, setLate] = useState(false);

  // Runs again when a page has come, which ends the wait for it.
  useEffect(() => {
    const main = document.querySelector('main');
    // Do not take the focus from a field that a quick visitor is in already.
    if (path !== last.current && !main?.contains(document.activeElement))
      main?.focus({ preventScroll: true });
    last.current = path;

    const { dataset } = document.documentElement;
    const listening = new AbortController();
    const { signal } = listening;
    let shown: ReturnType<typeof setTimeout>;
    let givenUp: ReturnType<typeof setInterval>;
    let tries = 0;
    const stop = () => {
      tries = 0;
      clearTimeout(shown);
      clearInterval(givenUp);
      delete dataset.going;
      delete dataset.leaving;
      setLate(false);
    };
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || !defaultPrevented || link.origin !== location.origin) return;
      // A press always tries, because a document can end without a page. Only while the router tries, it changes nothing.
      const again = 'leaving' in dataset || tries > 0;
      if (link.href === dataset.going && !again) return;
      stop();
      if (link.pathname === path) return;
      dataset.going = link.href;
      shown = setTimeout(() => setLate(true), SHOWN);
      givenUp = setInterval(giveUp, GIVEN_UP);
      if (again || stylesAreMissing()) giveUp();
    };
    // Runs until the document comes, and requests it once. While an enquiry is being sent, or the host does not have it, this one stays.
    const giveUp = () => {
      if ('sending' in dataset) return;
      if (tries++ === TRIES) stop();
      else if (!('leaving' in dataset)) window.reloadOnce();
    };
    // On the window, so that this runs last. NEXT: the router has then prevented the default of each click that it handles.
    addEventListener('click', onClick, { signal });
    addEventListener('popstate', stop, { signal });
    // The browser may show this document again on Back.
    addEventListener('pageshow', ({ persisted }) => persisted && stop(), { signal });
    return () => {
      stop();
      listening.abort();
    };
  }, [path]);

  // A screen reader reads what changes in here.
  return <p role="status">{late && <span className={styles.notice}>{onItsWay}</span>}</p>;
}

/** The HTML has the styles that it needs itself, and no others. */
const stylesAreMissing = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).some(({ sheet }) => !sheet);

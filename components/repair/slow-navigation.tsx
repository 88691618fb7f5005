'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ABSENT } from './reload-once';
import styles from './slow-navigation.module.css';

/** Milliseconds until the notice shows, and until the browser loads the page whole. */
const SHOWN = 400;
const GIVEN_UP = 3000;
/** How often that may be tried. */
const TRIES = 4;

/** Says when the page of a pressed link is slow or does not come, and loads it whole. A new page, which ends that, takes the focus. */
export function SlowNavigation(words: { onItsWay: string; absent: ReactNode }) {
  const path = usePathname();
  const last = useRef(path);
  const [notice, setNotice] = useState<keyof typeof words>();

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
      setNotice(undefined);
    };
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || !defaultPrevented || link.origin !== location.origin || 'ask' in link.dataset) return;
      // A document can end without a page. Only while the router tries, another press changes nothing.
      const again = 'leaving' in dataset || tries > 0;
      if (link.href === dataset.going && !again) return;
      stop();
      if (link.pathname === path) return;
      dataset.going = link.href;
      shown = setTimeout(() => setNotice('onItsWay'), SHOWN);
      givenUp = setInterval(giveUp, GIVEN_UP);
      if (again) giveUp();
    };
    // Until the document comes. While an enquiry is being sent, this one stays.
    const giveUp = () => {
      if ('sending' in dataset) return;
      if (tries++ === TRIES) sayAbsent();
      else if (!('leaving' in dataset)) window.reloadOnce();
    };
    const sayAbsent = () => {
      stop();
      tries = 1;
      setNotice('absent');
    };
    addEventListener(ABSENT, sayAbsent, { signal });
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
  return (
    <p role="status">
      {notice && (
        <span className={styles.notice} ref={notice === 'absent' ? showFocus : undefined}>
          {words[notice]}
        </span>
      )}
    </p>
  );
}

/** The notice must not cover the pressed link. */
const showFocus = () => document.querySelector('a:focus')?.scrollIntoView({ block: 'nearest' });

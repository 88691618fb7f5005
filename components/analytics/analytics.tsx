'use client';

import { GoogleAnalytics } from '@next/third-parties/google';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { gaId } from '@/data/settings';
import { measured, sendEvent, sendLanding, sendPageView, startSending } from './send-event';

/** The first sign of a living visitor starts the measuring; until then not one byte of it is loaded. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Page views and clicks (specification, section 7). Renders nothing. `GoogleAnalytics` sends the landing page's page_view by
 * itself; those of later pages are sent here, so that each page visited counts once.
 */
export function Analytics() {
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!measured()) return;
    const start = () => setStarted(true);
    for (const act of ACTS) addEventListener(act, start, { once: true, passive: true, capture: true });
    document.addEventListener('click', sendClick);
    return () => {
      for (const act of ACTS) removeEventListener(act, start, { capture: true });
      document.removeEventListener('click', sendClick);
    };
  }, []);

  usePageViews();
  return started ? <Measuring /> : null;
}

/** The library's own two scripts. Effects run in the order of the elements: before its configuration, and after it. */
function Measuring() {
  return (
    <>
      <Effect run={sendLanding} />
      <GoogleAnalytics gaId={gaId} />
      <Effect run={startSending} />
    </>
  );
}

function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

function usePageViews() {
  // Some hosts serve /contact as /contact/: one page, one name. A change of the query alone is no new page.
  const path = usePathname().replace(/(.)\/$/, '$1');
  const seen = useRef({ path, title: '' });
  useEffect(() => {
    const last = seen.current;
    const send = () => {
      seen.current = { path, title: document.title };
      sendPageView(path);
    };
    if (path === last.path) {
      last.title = document.title;
      return;
    }
    if (document.title !== last.title) return send();
    // The new title comes with the page's data, at times after the page itself.
    const observer = new MutationObserver(() => {
      if (document.title === last.title) return;
      observer.disconnect();
      send();
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [path]);
}

function sendClick({ target }: MouseEvent) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]');
  if (!element) return;
  const { event = '', category = '', label = '' } = element.dataset;
  sendEvent(event, { event_category: category, event_label: label });
}

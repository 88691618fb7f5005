'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainPath } from '@/components/plain-path';
import { measured, type PageNames, sendEvent, sendPageView, thisPage } from './send-event';

/** The first sign of a living visitor starts the measuring; until then not one byte of it is loaded. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Page views and clicks (specification, section 7). Renders nothing. `GoogleAnalytics` sends the landing page's page_view by
 * itself; those of later pages are sent here, so that each page visited counts once.
 */
export function Analytics() {
  const [measuring, setMeasuring] = useState<ReactNode>(null);
  const landing = useRef<PageNames>(undefined);

  useEffect(() => {
    if (!measured()) return;
    const listen = () => {
      for (const act of ACTS) addEventListener(act, start, true);
    };
    const stop = () => {
      for (const act of ACTS) removeEventListener(act, start, true);
    };
    const start = () => {
      stop();
      landing.current ??= thisPage();
      const names = landing.current;
      // Offline it is tried again at the next act. Whatever blocks it, nobody's visit fails over that.
      import('./measuring')
        .then(({ Measuring }) => setMeasuring(<Measuring landing={names} />))
        .catch(listen);
    };
    listen();
    document.addEventListener('click', sendClick);
    return () => {
      stop();
      document.removeEventListener('click', sendClick);
    };
  }, []);

  usePageViews();
  return measuring;
}

function usePageViews() {
  // A change of the query alone is no new page.
  const path = plainPath(usePathname());
  const seen = useRef({ path, title: '' });
  useEffect(() => {
    const last = seen.current;
    if (path === last.path) {
      last.title = document.title;
      return;
    }
    const send = () => {
      // For a moment the old title may be gone and the new one not there.
      if (!document.title || document.title === last.title) return;
      observer.disconnect();
      seen.current = { path, title: document.title };
      sendPageView(path);
    };
    // The new title comes with the page's data, at times after the page itself.
    const observer = new MutationObserver(send);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    send();
    return () => observer.disconnect();
  }, [path]);
}

function sendClick({ target }: MouseEvent) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]');
  if (!element) return;
  const { event = '', category = '', label = '' } = element.dataset;
  sendEvent(event, { event_category: category, event_label: label });
}

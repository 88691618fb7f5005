'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainPath } from '@/components/plain-path';
import { onFirstSign } from './first-sign';
import { measured, sendEvent, sendPageView, thisPage } from './send-event';

/**
 * Page views and clicks (specification, section 7). Renders nothing. `GoogleAnalytics` sends the landing page's page_view by
 * itself; those of later pages are sent here, so that each page visited counts once.
 */
export function Analytics() {
  const [measuring, setMeasuring] = useState<ReactNode>(null);

  useEffect(() => {
    if (!measured()) return;
    // Now: by the time its view is sent, the visitor may be on the next page.
    const landing = thisPage();
    // What fails, offline say, is tried again at the next act. Whatever blocks it, nobody's visit fails over that.
    const stop = onFirstSign(async () => {
      const { Measuring } = await import('./measuring');
      setMeasuring(<Measuring landing={landing} />);
    });
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
  const last = useRef(path);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    sendPageView(path);
  }, [path]);
}

function sendClick({ target }: MouseEvent) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]');
  if (!element) return;
  const { event = '', category = '', label = '' } = element.dataset;
  sendEvent(event, { event_category: category, event_label: label });
}

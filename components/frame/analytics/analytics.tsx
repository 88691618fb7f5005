'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainPath } from '@/components/shared/plain-path';
import { onFirstSign } from './first-sign';
import { measured, sendEvent, sendPageView, thisPage } from './send-event';
import { CLICK_EVENTS } from './tracked';

/**
 * Sends page views and clicks to Google Analytics. Draws nothing. `GoogleAnalytics` itself sends the page_view of the landing
 * page; this sends those of later pages, so that each page visited counts once.
 */
export function Analytics() {
  const [measuring, setMeasuring] = useState<ReactNode>(null);

  useEffect(() => {
    if (!measured()) return;
    // Read it now: when its view is sent, the visitor may be on the next page.
    const landing = thisPage();
    // If loading fails, offline say, it is tried again at the next act. A blocked library must not break the page.
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
  // A change of the query alone is not a new page.
  const path = plainPath(usePathname());
  const last = useRef(path);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    sendPageView(path);
  }, [path]);
}

function sendClick({ target }: MouseEvent) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-category]');
  if (!element) return;
  const { category = '', label = '' } = element.dataset;
  sendEvent(CLICK_EVENTS[category] ?? category, { event_category: category, event_label: label });
}

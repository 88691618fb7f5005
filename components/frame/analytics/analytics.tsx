'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainPath } from '@/components/shared/plain-path';
import { gaId } from '@/data/settings';
import { onFirstSign } from './first-sign';
import { sendEvent, sendPageView } from './send-event';
import { CLICK_EVENTS } from './tracked';

/**
 * Sends page views and clicks to Google Analytics. It renders nothing. `GoogleAnalytics` itself sends the page_view of the
 * landing page. This component sends those of later pages, so that each visited page counts once.
 */
export function Analytics() {
  const [measuring, setMeasuring] = useState<ReactNode>(null);
  // A change of the query alone is not a new page.
  const path = plainPath(usePathname());
  const lastPath = useRef(path);

  useEffect(() => {
    if (!measured()) return;
    // Read the address now: the visitor may be on the next page when the view is sent. The query may name the campaign.
    const landing = {
      page_path: plainPath(location.pathname),
      page_location: location.href,
      page_title: document.title,
    };
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

  useEffect(() => {
    if (path === lastPath.current) return;
    lastPath.current = path;
    sendPageView(path);
  }, [path]);

  return measuring;
}

/** Whether analytics is on: an id is set, and the visitor uses neither Global Privacy Control nor Do Not Track. */
function measured(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return gaId !== '' && !globalPrivacyControl && doNotTrack !== '1';
}

function sendClick({ target }: MouseEvent) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-category]');
  if (!element) return;
  const { category = '', label = '' } = element.dataset;
  sendEvent(CLICK_EVENTS[category] ?? category, { event_category: category, event_label: label });
}

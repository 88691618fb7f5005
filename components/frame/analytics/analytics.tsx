'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { analyticsId } from '@/site/services/analytics';
import {
  type CountedPage,
  sendEvent,
  sendPageView,
} from '../../shared/analytics/send-event';
import { clickEvent } from '../../shared/analytics/tracked';
import { onFirstInteraction } from '../../shared/first-interaction';

/**
 * Sends page views and clicks. The library comes late, or it would slow the
 * page: https://github.com/vercel/next.js/issues/79801
 */
export function Analytics() {
  const [library, setLibrary] = useState<ReactNode>(null);
  // A change of the query alone is not a new page.
  const path = withoutFinalSlash(usePathname());
  const lastPath = useRef(path);

  useEffect(() => {
    if (!isAllowed()) return;
    // Read the names now: the visitor may be on the next page when the view is
    // sent. The query may name the campaign.
    const landing = pageAt(withoutFinalSlash(location.pathname), location.href);
    const stop = onFirstInteraction(async () => {
      const { AnalyticsLibrary } = await import('./analytics-library');
      setLibrary(<AnalyticsLibrary landing={landing} />);
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
    sendPageView(pageAt(path, location.origin + path));
  }, [path]);

  return library;
}

const pageAt = (path: string, address: string): CountedPage => ({
  path,
  address,
  title: document.title,
});

/**
 * Whether analytics is on: an id is set, and the visitor uses neither Global
 * Privacy Control nor Do Not Track.
 */
function isAllowed(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return analyticsId !== '' && !globalPrivacyControl && doNotTrack !== '1';
}

function sendClick({ target }: MouseEvent) {
  // A press on an open question closes its answer: that is no view.
  const element =
    target instanceof Element &&
    target.closest<HTMLElement>('[data-category]:not([open] > summary)');
  if (!element) return;
  const { category = '', label = '' } = element.dataset;
  sendEvent(clickEvent(category), category, label);
}

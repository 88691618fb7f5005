'use client';

import { type ReactNode, useEffect, useState } from 'react';
import {
  type AnalyticsEvent,
  isSending,
  send,
  sendEvent,
} from '@/components/shared/analytics/send-event';
import { clickEvent } from '@/components/shared/analytics/tracked';
import { onFirstInteraction } from '@/components/shared/first-interaction';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { analyticsId } from '@/site/services/analytics';
import { keepForNextPage, sendOfLastPage } from './next-page';

/**
 * The library comes late, or it would slow the page:
 * https://github.com/vercel/next.js/issues/79801
 */
export function Analytics() {
  const [library, setLibrary] = useState<ReactNode>(null);

  useEffect(() => {
    if (!isAllowed()) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Read now: the form takes the query, which may name the campaign, away.
    const landing = pageView();
    sendOfLastPage();
    const stop = onFirstInteraction(async () => {
      const { AnalyticsLibrary } = await import('./analytics-library');
      setLibrary(<AnalyticsLibrary landing={landing} />);
    });
    document.addEventListener('click', sendClick, { signal });
    addEventListener('pagehide', () => keepForNextPage(landing), { signal });
    // A page that comes back from the page cache is a visit. Until Google's
    // script has come, its configuration counts that.
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted && isSending()) send(pageView());
      },
      { signal },
    );
    return () => {
      stop();
      listening.abort();
    };
  }, []);

  return library;
}

function isAllowed(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return analyticsId !== '' && !globalPrivacyControl && doNotTrack !== '1';
}

const pageView = (): AnalyticsEvent => ({
  name: 'page_view',
  parameters: {
    page_path: withoutFinalSlash(location.pathname),
    page_location: location.href,
    page_title: document.title,
  },
});

function sendClick({ target }: MouseEvent) {
  // A press on an open question closes its answer.
  const element =
    target instanceof Element &&
    target.closest<HTMLElement>('[data-category]:not([open] > summary)');
  if (!element) return;
  const { category = '', label = '' } = element.dataset;
  sendEvent(clickEvent(category), category, label);
}

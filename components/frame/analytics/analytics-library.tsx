import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google';
import { useEffect, useLayoutEffect } from 'react';
import {
  type AnalyticsEvent,
  startSending,
} from '@/components/shared/analytics/send-event';
import { analyticsId } from '@/site/services/analytics';

/** Its configuration counts the landing page. Waiting events follow. */
export function AnalyticsLibrary({ landing }: { landing: AnalyticsEvent }) {
  // In a layout effect, so before the library sends its configuration.
  useLayoutEffect(() => {
    try {
      // NEXT: without a data layer `sendGAEvent` sends nothing
      // (https://github.com/vercel/next.js/issues/68678).
      window.dataLayer ??= [];
      sendGAEvent('consent', 'default', noAdvertising);
      sendGAEvent('consent', 'default', noCookiesInEurope);
      sendGAEvent('set', {
        ...landing.parameters,
        cookie_flags: 'SameSite=Lax;Secure',
      });
    } catch {
      // An extension has replaced the data layer.
    }
  }, [landing]);

  // Only once Google's script has loaded: earlier events are lost when the
  // visitor leaves the page before that.
  useEffect(() => {
    const start = ({ target }: Event) => {
      if (target instanceof Element && target.id === '_next-ga')
        startSending(({ name, parameters }) => {
          try {
            sendGAEvent('event', name, parameters);
          } catch {
            // As above. It must not stop what it counts.
          }
        });
    };
    document.addEventListener('load', start, true);
    return () => document.removeEventListener('load', start, true);
  }, []);

  return <GoogleAnalytics gaId={analyticsId} />;
}

/** See https://developers.google.com/tag-platform/security/guides/consent */
const noAdvertising = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** The EU, the EEA, Switzerland and the UK, where a site has to ask first. */
const europe =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';
const noCookiesInEurope = {
  analytics_storage: 'denied',
  region: europe.split(' '),
};

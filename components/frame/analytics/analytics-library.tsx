import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google';
import { useEffect, useLayoutEffect } from 'react';
import { analyticsId } from '@/site/services/analytics';
import {
  type CountedPage,
  type Counter,
  startSending,
} from '../../shared/analytics/send-event';

/**
 * Loads analytics without advertising, in Europe without cookies. Its
 * configuration counts the landing page. Waiting events follow.
 */
export function AnalyticsLibrary({ landing }: { landing: CountedPage }) {
  // In a layout effect, so that this runs before the effect of the library,
  // which sends the configuration.
  useLayoutEffect(() => {
    try {
      // NEXT: without a data layer `sendGAEvent` sends nothing, like
      // `sendGTMEvent` (https://github.com/vercel/next.js/issues/68678).
      window.dataLayer ??= [];
      sendGAEvent('consent', 'default', noAdvertising);
      sendGAEvent('consent', 'default', noCookiesInEurope);
      sendGAEvent('set', {
        ...ofGoogle(landing),
        cookie_flags: 'SameSite=Lax;Secure',
      });
    } catch {
      // An extension has replaced the data layer.
    }
  }, [landing]);

  // NEXT: effects of children run first, so the data layer has the
  // configuration now.
  useEffect(() => startSending(counter), []);

  return <GoogleAnalytics gaId={analyticsId} />;
}

const counter: Counter = {
  event: (name, category, label) =>
    sendGAEvent('event', name, {
      event_category: category,
      event_label: label,
    }),
  page(page) {
    sendGAEvent('set', ofGoogle(page));
    sendGAEvent('event', 'page_view', ofGoogle(page));
  },
};

const ofGoogle = ({ path, address, title }: CountedPage) => ({
  page_path: path,
  page_location: address,
  page_title: title,
});

/** See https://developers.google.com/tag-platform/security/guides/consent */
const noAdvertising = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/**
 * In the EU, the EEA, Switzerland and the UK visitors must agree before a site
 * uses such cookies. This site does not ask.
 */
const europe =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';
const noCookiesInEurope = {
  analytics_storage: 'denied',
  region: europe.split(' '),
};

import { analyticsId } from '@/site/services/analytics';
import { type PageNames, startSending } from '../../shared/analytics/send-event';

declare global {
  /** What the library is told, in order, also before it has loaded (https://developers.google.com/tag-platform/gtagjs). */
  var dataLayer: unknown[] | undefined;
}

/**
 * Starts Google Analytics without advertising, and in Europe without cookies. Its configuration sends the landing page's page_view.
 * Then sends the waiting events. Only this file uses the library.
 * @param landing the landing page. The visitor may have left it already
 */
export function startAnalytics(landing: PageNames): void {
  gtag('consent', 'default', noAdvertising);
  gtag('consent', 'default', noCookiesInEurope);
  gtag('set', { ...landing, cookie_flags: 'SameSite=Lax;Secure' });
  gtag('js', new Date());
  gtag('config', analyticsId);
  startSending(gtag);
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;
  document.head.append(script);
}

function gtag(..._command: unknown[]): void {
  try {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: the library reads this object only, no other list
    window.dataLayer.push(arguments);
  } catch {
    // An extension has replaced the data layer.
  }
}

/** See https://developers.google.com/tag-platform/security/guides/consent */
const noAdvertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

/** In the EU, the EEA, Switzerland and the UK visitors must agree before a site uses such cookies. This site does not ask. */
const europe =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';
const noCookiesInEurope = { analytics_storage: 'denied', region: europe.split(' ') };

import { harbour, reviewPlaces } from '../../../data/site';
import type { Settings } from '../../shared/load-settings';

/**
 * The hosts that a built site may name, each with its reason. The hosts of the links in `data/site.ts` are allowed too. Any
 * other host stops the build, unless only the script of a library names it.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  // The privacy page links to their terms.
  terms: ['www.emailjs.com', 'policies.google.com'],
  // Used by the enquiry, the bot check and analytics. The policy allows each host only when its setting is set.
  services: [
    'api.emailjs.com',
    'www.gstatic.com',
    'www.recaptcha.net',
    'recaptcha.google.com',
    'www.googletagmanager.com',
    'analytics.google.com',
  ],
  // Names of vocabularies. Nothing is fetched from them.
  vocabularies: ['www.w3.org', 'schema.org', 'www.sitemaps.org', 'ogp.me'],
};

/**
 * @param settings the settings of the build, with the site's own address and the picture container
 * @param ownersLinks the outside links of the pages
 * @returns all allowed hosts
 */
export function knownHosts(
  settings: Settings,
  ownersLinks: readonly string[] = Object.values({ ...reviewPlaces, map: harbour.mapUrl }),
): ReadonlySet<string> {
  // `geo:` and `maps:` addresses of phones have no host.
  const links = ownersLinks.filter((address) => address.startsWith('https:'));
  const configured = [settings.NEXT_PUBLIC_SITE_URL, settings.NEXT_PUBLIC_IMAGE_BASE_URL, ...links];
  return new Set([
    ...Object.values(known).flat(),
    ...configured.flatMap((address) => (address ? [new URL(address).hostname] : [])),
  ]);
}

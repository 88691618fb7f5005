import type { LocalBusiness, WebSite } from 'schema-dts';
import { dialledPhone } from '@/data/contact-addresses';
import { siteUrl } from '@/data/page-settings';
import { sharePath } from '@/data/pages';
import { hirePrice, lowestPrice } from '@/data/prices';
import { contactEmail } from '@/data/settings';
import { elsewhere, harbour, site } from '@/data/site';
import { tours } from '@/data/tours';

/** The ids of the business and of its website in the graph. */
export const businessRef = { '@id': `${siteUrl}/#business` } as const;
export const websiteRef = { '@id': `${siteUrl}/#website` } as const;

/** The business. It has no rating, because search engines reject a business's rating of itself. */
export function business(): Exclude<LocalBusiness, string> {
  return {
    '@type': 'LocalBusiness',
    ...businessRef,
    name: site.name,
    url: siteUrl,
    telephone: dialledPhone,
    email: contactEmail,
    image: siteUrl + sharePath('/'),
    logo: `${siteUrl}/app-icons/512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: harbour.name,
      addressLocality: harbour.locality,
      addressRegion: harbour.region,
      postalCode: harbour.postalCode,
      addressCountry: harbour.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: harbour.latitude, longitude: harbour.longitude },
    hasMap: harbour.mapUrl,
    ...(elsewhere.ours.length > 0 && { sameAs: elsewhere.ours.map(({ address }) => address) }),
    priceRange: `Tours ${lowestPrice(tours)}; boat hire ${hirePrice}`,
  };
}

/** The website as a whole. */
export function website(): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    ...websiteRef,
    url: siteUrl,
    name: site.name,
    inLanguage: site.language,
    publisher: businessRef,
  };
}

import type { Graph, LocalBusiness, Thing, WebPage, WebSite } from 'schema-dts';
import { dialledPhone } from '@/data/functions/contact-addresses';
import { findPage, pageUrl, sharePath, trailTo } from '@/data/functions/pages';
import { hirePrice, lowestPrice } from '@/data/functions/price-words';
import { tours } from '@/data/functions/tours-on';
import { ownerFacts } from '@/data/owner-facts';
import { siteUrl } from '@/data/page-settings';
import { contactEmail } from '@/data/settings';
import { elsewhere, harbour, site } from '@/data/site';

/** The ids of the business and of its website in the graph. */
export const businessRef = { '@id': `${siteUrl}/#business` } as const;
const websiteRef = { '@id': `${siteUrl}/#website` } as const;

/** The topic of a page: the type of the page, and what it is about. */
export type Topic = Partial<Pick<Exclude<WebPage, string>, 'mainEntity' | 'mentions'>> & {
  '@type'?: 'AboutPage' | 'ContactPage' | 'FAQPage';
};

/**
 * The structured data of a page: one connected graph of the business, its website, and the page with its breadcrumbs and its topic.
 * The page itself says the same; e2e/structured-data.test.ts compares the two.
 * @param path the page's path, such as '/faq'
 */
export function pageGraph(path: string, topic?: Topic): Graph {
  const { title, updated } = findPage(path);
  const page: Thing = {
    '@type': 'WebPage',
    '@id': `${siteUrl}${path}#page`,
    url: pageUrl(path),
    name: title,
    isPartOf: websiteRef,
    about: businessRef,
    primaryImageOfPage: { '@type': 'ImageObject', url: siteUrl + sharePath(path) },
    dateModified: updated,
    ...(path !== '/' && {
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: listItems(
          trailTo(path).map((step) => ({ name: step.name, item: pageUrl(step.path) })),
        ),
      },
    }),
    ...topic,
  };
  const website: WebSite = {
    '@type': 'WebSite',
    ...websiteRef,
    url: siteUrl,
    name: site.name,
    inLanguage: site.language,
    publisher: businessRef,
  };
  return { '@context': 'https://schema.org', '@graph': [business(), website, page] };
}

/** Numbers the entries of a list. */
export const listItems = (entries: readonly { name: string; item?: string }[]) =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }) as const);

/** Such as 'English and German'. */
const languages = ownerFacts.whoCanCome.languages.trim().replace(/\.$/, '');

/** The business. It has no rating, because search engines reject a business's rating of itself. */
export const business = (): Exclude<LocalBusiness, string> => ({
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
  ...(languages && { knowsLanguage: languages.split(/,? and |, /) }),
  priceRange: `Tours ${lowestPrice(tours)}; boat hire ${hirePrice}`,
});

import type {
  Graph,
  LocalBusiness,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { findPage, pageUrl, trailTo } from '@/site/content/pages';
import { sharePath } from '@/site/content/picture-address';
import { siteUrl } from '@/site/content/settings';
import { elsewhere, site } from '@/site/content/site';
import { llms } from '@/site/content/texts';
import { contactEmail, dialledPhone } from '@/site/facts/contact';
import { harbour } from '@/site/facts/harbour';
import { ownerAnswers } from '@/site/facts/owner-answers';
import { country, language } from '@/site/words/country';
import { businessRef, mainEntity } from './main-entity';

const websiteRef = { '@id': `${siteUrl}/#website` } as const;

/** The pages of a kind of their own. */
const kinds: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
};

/**
 * They describe the business; others name it
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
const aboutBusiness = ['/', '/about', '/contact'];

/**
 * The structured data of a page, one connected graph: the business, the page
 * with its breadcrumbs and main entity, at home the website.
 */
export function pageGraph(path: string): Graph {
  const { title, updated, questions } = findPage(path);
  const isHome = path === '/';
  const steps = trailTo(path).map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: step.name,
    item: pageUrl(step.path),
  }));
  const page: Thing = {
    '@type': kinds[path] ?? (questions ? 'FAQPage' : 'WebPage'),
    url: pageUrl(path),
    name: title,
    publisher: businessRef,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: siteUrl + sharePath(path),
    },
    dateModified: updated,
    ...(isHome
      ? { isPartOf: websiteRef }
      : { breadcrumb: { '@type': 'BreadcrumbList', itemListElement: steps } }),
    ...mainEntity(path),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      aboutBusiness.includes(path) ? business() : organization,
      ...(isHome ? [website] : []),
      page,
    ],
  };
}

const organization: Organization = {
  '@type': 'Organization',
  ...businessRef,
  name: site.name,
  url: siteUrl,
};

const website: WebSite = {
  '@type': 'WebSite',
  ...websiteRef,
  url: siteUrl,
  name: site.name,
  inLanguage: language,
  publisher: businessRef,
};

/** Such as 'English and German'. */
const languages = ownerAnswers.whoCanCome.languages.replace(/\.$/, '');

/**
 * The business. It has no rating, because search engines reject a business's
 * rating of itself.
 */
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
    addressCountry: country,
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: harbour.latitude,
    longitude: harbour.longitude,
  },
  hasMap: harbour.mapUrl,
  ...(elsewhere.ours.length > 0 && {
    sameAs: elsewhere.ours.map(({ address }) => address),
  }),
  ...(languages && { knowsLanguage: languages.split(/,? and |, /) }),
  priceRange: llms.priceRange,
});

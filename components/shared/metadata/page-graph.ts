import type {
  Graph,
  LocalBusiness,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { findPage, type Page, pageUrl, trailTo } from '@/site/content/pages';
import { sharePath } from '@/site/content/picture-address';
import { siteUrl } from '@/site/content/settings';
import { elsewhere, site } from '@/site/content/site';
import { llms } from '@/site/content/texts';
import { allTours } from '@/site/content/tours';
import { contactEmail, dialledPhone } from '@/site/facts/contact';
import { harbour } from '@/site/facts/harbour';
import { tourAddress } from '@/site/facts/tour-address';
import { country, language } from '@/site/words/country';
import {
  businessRef,
  hireEntity,
  type MainEntity,
  questionsEntity,
  tourEntity,
} from './main-entity';

const websiteRef = { '@id': `${siteUrl}/#website` } as const;

/**
 * What search engines are told of some pages: their kind, what they are about,
 * and whether they describe the business, which others name
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
const pageTypes: Readonly<Partial<Record<Page['path'], PageType>>> = {
  '/': { aboutBusiness: true },
  '/about': { type: 'AboutPage', aboutBusiness: true },
  '/boat-hire': { entity: hireEntity },
  '/contact': { type: 'ContactPage', aboutBusiness: true },
};
type PageType = {
  type?: 'AboutPage' | 'ContactPage';
  entity?: () => MainEntity;
  aboutBusiness?: true;
};

function kindOf(path: Page['path']): PageType {
  const tour = allTours.find(({ slug }) => tourAddress(slug) === path);
  return tour ? { entity: () => tourEntity(tour) } : (pageTypes[path] ?? {});
}

/** The structured data of a page as one connected graph. */
export function pageGraph(path: string): Graph {
  const { title, questions, path: address } = findPage(path);
  const isHome = path === '/';
  const { type, entity, aboutBusiness } = kindOf(address);
  const steps = trailTo(path).map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: step.name,
    item: pageUrl(step.path),
  }));
  const page: Thing = {
    '@type': type ?? (questions ? 'FAQPage' : 'WebPage'),
    url: pageUrl(path),
    name: title,
    publisher: businessRef,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: siteUrl + sharePath(path),
    },
    ...(isHome
      ? { isPartOf: websiteRef }
      : { breadcrumb: { '@type': 'BreadcrumbList', itemListElement: steps } }),
    ...(questions ? questionsEntity(questions) : entity?.()),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      aboutBusiness ? localBusiness() : organization,
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

/** Without a rating: search engines reject a business's rating of itself. */
export const localBusiness = (): Exclude<LocalBusiness, string> => ({
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
  priceRange: llms.priceRange,
});

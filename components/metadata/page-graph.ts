import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import { siteUrl } from '@/data/page-settings';
import { findPage, pageUrl, sharePath, trailTo } from '@/data/pages';
import { business, businessRef, website, websiteRef } from './business';

/** The subject of a page: the type of the page, its property for the subject, and the nodes of the subject. */
export type Subject = {
  kind?: 'AboutPage' | 'ContactPage' | 'FAQPage';
  mainEntity?: Exclude<WebPage, string>['mainEntity'];
  things?: readonly Thing[];
};

/**
 * The structured data of a page: one connected graph of the business, its website, the page, its breadcrumbs and its subject. The
 * page itself says the same; e2e/structured-data.spec.ts compares the two.
 * @param path the page's path, such as '/faq'
 */
export function pageGraph(path: string, { kind, mainEntity, things = [] }: Subject = {}): Graph {
  const { title, updated } = findPage(path);
  const url = pageUrl(path);
  const breadcrumb = { '@id': `${siteUrl}${path}#breadcrumbs` } as const;
  const page: Thing = {
    '@type': kind ?? 'WebPage',
    '@id': `${siteUrl}${path}#page`,
    url,
    name: title,
    isPartOf: websiteRef,
    about: businessRef,
    primaryImageOfPage: { '@type': 'ImageObject', url: siteUrl + sharePath(path) },
    dateModified: updated,
    ...(path !== '/' && { breadcrumb }),
    ...(mainEntity && { mainEntity }),
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    ...breadcrumb,
    itemListElement: trailTo(path).map(({ name, path: step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(step),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [business(), website(), page, ...(path === '/' ? [] : [trail]), ...things],
  };
}

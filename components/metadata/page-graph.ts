import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import { siteUrl } from '@/data/page-settings';
import { findPage, pageUrl, sharePath, trailTo } from '@/data/pages';
import { business, businessRef, website, websiteRef } from './business';

/** What a page is about: the kind of page, what it points to as its subject, and the nodes that stand for it. */
export type Subject = {
  kind?: 'AboutPage' | 'ContactPage' | 'FAQPage';
  mainEntity?: Exclude<WebPage, string>['mainEntity'];
  things?: readonly Thing[];
};

/**
 * What a page tells search engines: one connected graph of the business, its website, the page, the way down to it and the
 * page's own subject. All of it is said on the page too; e2e/structured-data.spec.ts compares the two.
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

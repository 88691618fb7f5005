import type { Tour } from '../data/schema/tours';
import { faq } from '../site/content';
import { pages, tourPath, trailTo } from '../site/pages';
import { minPrice, priceRows } from '../site/prices';
import { tours } from '../site/tours';
import { readHtml, textsOf, valuesOf } from '../tools/shared/read-html';
import { testSettings } from '../tools/testing/test-settings';
import { graphOf, htmlOf, pageOf, shownWords } from './built-pages';

type Node = { readonly [key: string]: unknown };
const tourList: readonly Tour[] = tours;

test.each(pages)(
  'search engines read the structured data of $path, which says only what the page says',
  ({ path }) => {
    const html = htmlOf(path);
    const source = textsOf(readHtml(html), 'script[type="application/ld+json"]');
    expect(source).toHaveLength(1);
    // It could end the script.
    expect(source[0]).not.toContain('<');
    const graph: readonly Node[] = graphOf(html);
    const nodes = nodesIn(graph);
    const ofKind = (...kinds: string[]) => nodes.filter((node) => kinds.includes(String(node['@type'])));

    expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(kindsOf(path)));
    for (const [kind, properties] of Object.entries(REQUIRED))
      for (const node of ofKind(kind)) expect(Object.keys(node)).toEqual(expect.arrayContaining(properties));
    // Search engines reject a rating by oneself.
    expect(nodes.filter((node) => 'aggregateRating' in node || 'review' in node)).toEqual([]);

    const $ = pageOf(path);
    const visibleText = $('body').text().replace(/\s/g, '');
    const shownTexts = [
      ...ofKind('LocalBusiness', 'Organization', 'TouristTrip', 'Product', 'Question', 'ListItem').map(
        ({ name }) => name,
      ),
      ...ofKind('ItemList').flatMap(({ itemListElement }) => itemListElement),
      ...nodes.flatMap(({ description, text, email, streetAddress }) => [
        description,
        text,
        email,
        streetAddress,
      ]),
      ...ofKind('Offer', 'UnitPriceSpecification')
        .flatMap(({ price, minPrice }) => price ?? minPrice ?? [])
        .map((dollars) => `$${dollars}`),
    ].filter((words) => words !== undefined);
    expect(
      shownTexts.filter((words) => !visibleText.includes(shownWords(String(words)).replace(/\s/g, ''))),
    ).toEqual([]);
    const withoutPrice = ofKind('Offer').filter(
      (offer) => !('price' in offer || 'priceSpecification' in offer),
    );
    expect(withoutPrice).toEqual([]);
    // A starting price is not an exact price. (Tables of prices are in terms-of-tours.test.ts.)
    const onOffer = tourList.filter(({ slug }) => path === tourPath(slug));
    if (path.startsWith('/tours/') && !onOffer.flatMap(priceRows).length) {
      expect(ofKind('UnitPriceSpecification').map(({ minPrice }) => minPrice)).toEqual(onOffer.map(minPrice));
      expect(nodes.filter((node) => 'price' in node)).toEqual([]);
    }
    for (const { telephone, sameAs } of ofKind('LocalBusiness'))
      for (const address of [`tel:${telephone}`, ...[sameAs ?? []].flat()])
        expect(valuesOf($, 'a', 'href')).toContain(address);
    if (path === '/faq')
      expect(ofKind('Question').map(({ name }) => name)).toEqual(faq.entries.map(({ question }) => question));

    const trail = path === '/' ? [] : trailTo(path);
    expect(ofKind('BreadcrumbList').flatMap(({ itemListElement }) => itemListElement)).toEqual(
      trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: addressOf(step.path),
      })),
    );
    const addresses = nodes.flatMap((node) =>
      ['@id', 'url', 'item', 'image', 'logo'].map((field) => node[field]),
    );
    for (const address of addresses)
      if (typeof address === 'string') expect(`${address}/`).toContain(`${siteUrl}/`);

    // The graph is connected: each reference has a node, and each node except the page has a reference.
    const ids = nodes.filter((node) => node['@type']).map((node) => node['@id']);
    const references = nodes.filter((node) => !node['@type']).map((node) => node['@id']);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(graph.filter((node) => !references.includes(node['@id']))).toHaveLength(1);
  },
);

/**
 * What Google requires of a type (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). The types
 * of schema-dts know every property of schema.org, but not which of them a search engine requires.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  ListItem: ['position', 'name'],
  Product: ['name', 'image', 'offers'],
  UnitPriceSpecification: ['priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const siteUrl = testSettings.NEXT_PUBLIC_SITE_URL;
const addressOf = (path: string) => siteUrl + (path === '/' ? '' : path);

/** Whether it is the page of a tour that is on. */
const isOnOffer = (path: string) => tourList.some(({ slug }) => tourPath(slug) === path);

/** The schema.org types that a page must have. */
function kindsOf(path: string): string[] {
  return [
    ['/', '/about', '/contact'].includes(path) ? 'LocalBusiness' : 'Organization',
    path === '/' ? 'WebSite' : 'BreadcrumbList',
    ...(path.startsWith('/tours/') ? ['TouristTrip'] : []),
    ...(isOnOffer(path) ? ['Offer'] : []),
    ...(path === '/boat-hire' ? ['Product', 'Offer'] : []),
    ...(path === '/faq' ? ['FAQPage', 'Question'] : []),
  ];
}

/** Every object in a value, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

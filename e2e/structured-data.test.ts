import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { faq } from '../data/faq';
import { pages, tourPath, trailTo } from '../data/functions/pages';
import { minPrice } from '../data/functions/price-words';
import { tours } from '../data/functions/tours-on';
import type { Tour } from '../data/schema/tours';
import { testSettings } from '../tools/testing/test-settings';
import { find, htmlOf, shownWords, textOf } from './built-pages';

type Node = { readonly [key: string]: unknown };
const tourList: readonly Tour[] = tours;

test.each(pages)(
  'search engines read the structured data of $path, which says only what the page says',
  async ({ path }) => {
    const html = htmlOf(path);
    expect(await errorsIn(html)).toEqual(isOnOffer(path) ? [NO_EXACT_PRICE] : []);

    const blocks = find(html, 'script', { type: 'application/ld+json' });
    const source = blocks.flatMap(({ childNodes }) =>
      childNodes.map((node) => ('value' in node ? node.value : '')),
    );
    expect(source).toHaveLength(1);
    // It could end the script.
    expect(source[0]).not.toContain('<');
    const graph: readonly Node[] = JSON.parse(source[0] ?? '')['@graph'];
    const nodes = nodesIn(graph);
    const ofKind = (...kinds: string[]) => nodes.filter((node) => kinds.includes(String(node['@type'])));

    expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(kindsOf(path)));
    // Search engines reject a rating by oneself.
    expect(nodes.filter((node) => 'aggregateRating' in node || 'review' in node)).toEqual([]);

    const visibleText = find(html, 'body').map(textOf).join('').replace(/\s/g, '');
    const shownTexts = [
      ...ofKind('LocalBusiness', 'TouristTrip', 'Product', 'Question').map(({ name }) => name),
      ...nodes.flatMap(({ description, text, email, streetAddress }) => [
        description,
        text,
        email,
        streetAddress,
      ]),
      ...ofKind('UnitPriceSpecification').map(({ price, minPrice }) => `$${price ?? minPrice}`),
    ].filter((words) => words !== undefined);
    expect(
      shownTexts.filter((words) => !visibleText.includes(shownWords(String(words)).replace(/\s/g, ''))),
    ).toEqual([]);
    // A starting price is not an exact price.
    if (path.startsWith('/tours/')) {
      expect(ofKind('UnitPriceSpecification').map(({ minPrice }) => minPrice)).toEqual(
        tourList.filter(({ slug }) => path === tourPath(slug)).map(minPrice),
      );
      expect(nodes.filter((node) => 'price' in node)).toEqual([]);
    }
    const [business] = ofKind('LocalBusiness');
    expect(find(html, 'a', { href: `tel:${business?.telephone}` }).length).toBeGreaterThan(0);
    for (const address of [business?.sameAs ?? []].flat())
      expect(find(html, 'a', { href: String(address) }).length).toBeGreaterThan(0);
    if (path === '/faq')
      expect(ofKind('Question').map(({ name }) => name)).toEqual(faq.entries.map(({ question }) => question));

    const trail = path === '/' ? [] : trailTo(path);
    expect(ofKind('ListItem').map(({ position, name, item }) => [position, name, item])).toEqual(
      trail.map((step, index) => [index + 1, step.name, addressOf(step.path)]),
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

test('the validator finds an unknown property and a missing price', async () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    nmae: 'Boat',
    offers: { '@type': 'Offer' },
  };
  const found = await errorsIn(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  expect(found).toContainEqual(expect.stringContaining('"nmae"'));
  expect(found).toContainEqual(expect.stringContaining('"price"'));
});

/** The validator's rule is for products in shops. A tour has `minPrice` only (https://schema.org/minPrice): its highest price is unknown. */
const NO_EXACT_PRICE = 'Required attribute "price" is missing (TouristTrip > Offer > UnitPriceSpecification)';

const siteUrl = testSettings.NEXT_PUBLIC_SITE_URL;
const addressOf = (path: string) => siteUrl + (path === '/' ? '' : path);

/** Whether it is the page of a tour that is on. */
const isOnOffer = (path: string) => tourList.some(({ slug }) => tourPath(slug) === path);

/** The schema.org types that a page must have. */
function kindsOf(path: string): string[] {
  return [
    'LocalBusiness',
    'WebSite',
    ...(path === '/' ? [] : ['BreadcrumbList']),
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

/**
 * Validates the structured data of a page with an independent validator: the vocabulary of schema.org and Google's required
 * properties. Google's recommended properties are ignored.
 */
async function errorsIn(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  if (Object.keys(data.jsonld).length === 0) return ['There is no structured data.'];
  const findings = await new Validator(vocabulary()).validate(data);
  return findings
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || /not supported/.test(issueMessage))
    .map(({ issueMessage, path }) => `${issueMessage} (${path.map(({ type }) => type).join(' > ')})`);
}

/**
 * The types and properties of schema.org in the format of the validator. No package contains schema.org's own file, so this
 * reads the TypeScript types that are generated from it.
 */
function vocabulary() {
  const types = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const graph: object[] = [];
  const owners = new Map<string, string[]>();
  for (const [, name = '', parents = '', body = ''] of types.matchAll(
    /interface (\w+?)(?:Base|Leaf) extends (?:Partial<IdReference>, )?([^{]*)\{([\s\S]*?)\n\}/g,
  )) {
    const above = (parents.match(/\w+(?=Base\b)/g) ?? []).filter((id) => id !== name);
    // A parent type appears twice, the second time without properties.
    if (above.length === 0 && name !== 'Thing') continue;
    graph.push({ '@id': name, '@type': 'rdfs:Class', 'rdfs:subClassOf': above.map((id) => ({ '@id': id })) });
    for (const [, property = ''] of body.matchAll(/^\s+"?(\w+)"?\??:/gm)) {
      owners.set(property, [...(owners.get(property) ?? []), name]);
    }
  }
  for (const [property, names] of owners) {
    graph.push({
      '@id': property,
      '@type': 'rdf:Property',
      'schema:domainIncludes': names.map((name) => ({ '@id': name })),
    });
  }
  return { '@graph': graph };
}

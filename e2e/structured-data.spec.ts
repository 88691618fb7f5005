import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from 'playwright/test';
import { faq } from '../data/faq';
import { pages, trailTo } from '../data/pages';
import { minPrice } from '../data/prices';
import { tourPath } from '../data/tours';
import { testSettings } from '../tools/testing/test-settings';
import { find, htmlOf, textOf } from './built-pages';
import { shownWords, tourList } from './content';

type Node = { readonly [key: string]: unknown };

for (const { path } of pages) {
  test(`search engines read the structured data of ${path}, which says only what the page says`, async () => {
    const html = htmlOf(path);
    expect(await errorsIn(html)).toEqual(path.startsWith('/tours/') ? [NO_EXACT_PRICE] : []);

    const blocks = find(html, 'script', { type: 'application/ld+json' });
    const source = blocks.flatMap(({ childNodes }) =>
      childNodes.map((node) => ('value' in node ? node.value : '')),
    );
    expect(source).toHaveLength(1);
    expect(source[0], 'could end the script').not.toContain('<');
    const graph: readonly Node[] = JSON.parse(source[0] ?? '')['@graph'];
    const nodes = nodesIn(graph);
    const ofKind = (...kinds: string[]) => nodes.filter((node) => kinds.includes(String(node['@type'])));

    expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(kindsOf(path)));
    for (const field of ['aggregateRating', 'review'])
      expect(
        nodes.filter((node) => field in node),
        'search engines reject a rating by oneself',
      ).toEqual([]);

    const shown = find(html, 'body').map(textOf).join('').replace(/\s/g, '');
    const told = [
      ...ofKind('LocalBusiness', 'TouristTrip', 'Product', 'Question').map(({ name }) => name),
      ...nodes.flatMap(({ description, text, email, streetAddress }) => [
        description,
        text,
        email,
        streetAddress,
      ]),
      ...ofKind('UnitPriceSpecification').map(({ price, minPrice }) => `$${price ?? minPrice}`),
    ].filter((words) => words !== undefined);
    expect(told.filter((words) => !shown.includes(shownWords(String(words)).replace(/\s/g, '')))).toEqual([]);
    // A price that a tour starts from is no exact price.
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

    // One connected graph: each reference has its node, and each node but the page itself is referred to.
    const ids = nodes.filter((node) => node['@type']).map((node) => node['@id']);
    const references = nodes.filter((node) => !node['@type']).map((node) => node['@id']);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(graph.filter((node) => !references.includes(node['@id']))).toHaveLength(1);
  });
}

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

/** Asked of a product in a shop. A trip has `minPrice` alone (https://schema.org/minPrice), because nobody knows the highest price. */
const NO_EXACT_PRICE = 'Required attribute "price" is missing (TouristTrip > Offer > UnitPriceSpecification)';

const siteUrl = testSettings.NEXT_PUBLIC_SITE_URL;
const addressOf = (path: string) => siteUrl + (path === '/' ? '' : path);

/** The kinds of things that a page must tell search engines about. */
function kindsOf(path: string): string[] {
  return [
    'LocalBusiness',
    'WebSite',
    ...(path === '/' ? [] : ['BreadcrumbList']),
    ...(path.startsWith('/tours/') ? ['TouristTrip', 'Offer'] : []),
    ...(path === '/boat-hire' ? ['Product', 'Offer'] : []),
    ...(path === '/faq' ? ['FAQPage', 'Question'] : []),
  ];
}

/** Every object in a value, however deep. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/**
 * What an independent validator finds wrong in the structured data of a page, by the vocabulary of schema.org and by what
 * Google asks for. What Google would like besides (an article number, a colour) is not counted.
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
 * The types of schema.org and their properties, as the validator reads them. schema.org's own file is not in any package;
 * its types in TypeScript are, generated from it.
 */
function vocabulary() {
  const types = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');
  const graph: object[] = [];
  const owners = new Map<string, string[]>();
  for (const [, name = '', parents = '', body = ''] of types.matchAll(
    /interface (\w+?)(?:Base|Leaf) extends (?:Partial<IdReference>, )?([^{]*)\{([\s\S]*?)\n\}/g,
  )) {
    const above = (parents.match(/\w+(?=Base\b)/g) ?? []).filter((id) => id !== name);
    // A type that others build on stands there twice, the second time with nothing of its own.
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

import { labels } from '../site/content/labels';
import { pages, pageUrl } from '../site/content/pages';
import { site } from '../site/content/site';
import { inMoney } from '../site/words/money';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import { testSettings } from '../tools/testing/test-settings';
import { graphOf, htmlOf, pageOf, shownWords } from './built-pages';

type Node = { readonly [key: string]: unknown };

// The prices of the tours and of the hire, and the pages elsewhere, are in
// owner-answers.test.ts.
test.each(pages)(
  '7.1 search engines read the structured data of $path, which says only what the page says',
  ({ path, title, questions = [] }) => {
    const html = htmlOf(path);
    // One script, whose words could end it.
    expect(html.match(/application\/ld\+json">[^<]*<\/script>/g)).toHaveLength(
      1,
    );
    expect(html.split('application/ld+json"')).toHaveLength(2);
    const graph: readonly Node[] = graphOf(html);
    const nodes = nodesIn(graph);
    const ofKind = (kind: string) =>
      nodes.filter((node) => node['@type'] === kind);
    for (const [kind, properties] of Object.entries(REQUIRED))
      for (const node of ofKind(kind))
        expect(Object.keys(node)).toEqual(expect.arrayContaining(properties));

    const page = pageOf(path);
    const words = withoutSpaces(title + page('body').text());
    const said = nodes.flatMap(
      ({ name, description, text, email, streetAddress, price, minPrice }) => [
        ...[name, description, text, email, streetAddress],
        ...[price, minPrice].map((amount) => amount && inMoney(Number(amount))),
      ],
    );
    const unsaid = said.filter(
      (each) =>
        each && !words.includes(withoutSpaces(shownWords(String(each)))),
    );
    expect(unsaid).toEqual([]);

    // The business and the site are described once, the business at home too.
    const businesses = ofKind('LocalBusiness').length;
    expect(businesses).toBeLessThanOrEqual(1);
    if (path === '/') expect(businesses).toBe(1);
    expect(ofKind('WebSite').map(({ name }) => name)).toEqual(
      path === '/' ? [site.name] : [],
    );
    expect(ofKind('Question').map(({ name }) => name)).toEqual(
      questions.map(({ question }) => question),
    );
    const trail = `nav[aria-label="${labels.breadcrumbs}"]`;
    const steps = [...valuesOf(page, `${trail} a`, 'href'), path];
    expect(
      ofKind('ListItem').map(({ position, name, item }) => [
        position,
        name,
        item,
      ]),
    ).toEqual(
      textsOf(page, `${trail} :is(a, [aria-current="page"])`).map(
        (name, index) => [index + 1, name, pageUrl(String(steps[index]))],
      ),
    );

    const addresses = nodes.flatMap((node) =>
      ['@id', 'url', 'item', 'image', 'logo'].map((name) => node[name]),
    );
    for (const address of addresses.filter((each) => typeof each === 'string'))
      expect(`${address}/`).toContain(`${testSettings.NEXT_PUBLIC_SITE_URL}/`);
    // The graph is connected: each reference has a node, and each node except
    // the page has a reference.
    const ids = nodes
      .filter((node) => node['@type'])
      .map((node) => node['@id']);
    const references = nodes
      .filter((node) => !node['@type'])
      .map((node) => node['@id']);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(
      graph.filter((node) => !references.includes(node['@id'])),
    ).toHaveLength(1);
  },
);

/**
 * What Google requires of a type
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 * The types of schema-dts know every property of schema.org, but not which of
 * them a search engine requires.
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

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Every object in a value, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

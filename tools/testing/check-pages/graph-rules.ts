import { attribute } from '../../build/finish/elements';
import { addressOf, type BuiltPage, type BuiltSite, find, textOf } from './built-site';

type Node = { readonly [key: string]: unknown };

/** What search engines need of each kind of node. */
const needed: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'url', 'telephone', 'email', 'address', 'geo', 'priceRange'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  WebSite: ['name', 'url', 'publisher'],
  TouristTrip: ['name', 'description', 'image', 'provider', 'offers'],
  Product: ['name', 'description', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'seller'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** What must stand word for word on the page, of each kind of node. */
const said: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'email'],
  PostalAddress: ['streetAddress'],
  TouristTrip: ['name', 'description'],
  Product: ['name', 'description'],
  Question: ['name'],
  Answer: ['text'],
};

/** Every page tells machines one connected story, and nothing that it does not tell people. */
export function graphs(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const blocks = find(page.elements, 'script', { type: 'application/ld+json' });
    const source = blocks.map((block) =>
      block.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    );
    const [first] = source;
    const faults =
      source.length !== 1 || first === undefined
        ? [`has ${source.length} blocks of data for machines instead of one`]
        : faultsOf(site, page, first);
    return faults.map((fault) => `${page.path}: it ${fault}`);
  });
}

function faultsOf(site: BuiltSite, page: BuiltPage, source: string): string[] {
  if (source.includes('<')) return ["has a '<' in its data for machines, which could end the block"];
  let graph: readonly Node[];
  try {
    graph = JSON.parse(source)['@graph'];
  } catch {
    return ['has data for machines that is no JSON'];
  }
  if (!Array.isArray(graph)) return ['has data for machines without a @graph'];
  const nodes = nodesIn(graph);
  return [
    ...missingKinds(page, nodes),
    ...nodes.flatMap((node) => lacks(node)),
    ...nodes.flatMap((node) => ratings(node)),
    ...nodes.flatMap((node) => unsaid(page, node)),
    ...nodes.flatMap((node) => strangeAddresses(site, node)),
    ...questionsMissing(page, nodes),
    ...unlikeTheTrail(site, page, nodes),
    ...unconnected(graph, nodes),
  ];
}

function missingKinds({ path }: BuiltPage, nodes: readonly Node[]): string[] {
  const wanted = [
    'LocalBusiness',
    'WebSite',
    ...(path === '/' ? [] : ['BreadcrumbList']),
    ...(path.startsWith('/tours/') ? ['TouristTrip', 'Offer'] : []),
    ...(path === '/boat-hire' ? ['Product', 'Offer'] : []),
    ...(path === '/faq' ? ['FAQPage', 'Question'] : []),
  ];
  const kinds = nodes.map(kindOf);
  return wanted.filter((kind) => !kinds.includes(kind)).map((kind) => `has no ${kind} in its data`);
}

function lacks(node: Node): string[] {
  const kind = kindOf(node);
  return (needed[kind] ?? [])
    .filter((field) => node[field] === undefined || node[field] === '')
    .map((field) => `has a ${kind} without ${field}`);
}

/** Search engines reject a rating that a business gives itself. */
function ratings(node: Node): string[] {
  return ['aggregateRating', 'review']
    .filter((field) => field in node)
    .map((field) => `rates itself (${field})`);
}

function unsaid({ text, elements }: BuiltPage, node: Node): string[] {
  const kind = kindOf(node);
  const words = (said[kind] ?? []).map((field) => String(node[field]));
  const price = kind === 'Offer' ? [`$${node.price}`] : [];
  const unlinked = [node.telephone].filter(
    (number) => number && find(elements, 'a', { href: `tel:${number}` }).length === 0,
  );
  return [...words, ...price]
    .filter((word) => !text.includes(word.replace(/\s+/g, ' ').trim()))
    .concat(unlinked.map(String))
    .map((word) => `tells machines what it does not show: '${word}' (${kind})`);
}

function strangeAddresses({ address }: BuiltSite, node: Node): string[] {
  return ['@id', 'url', 'item', 'image', 'logo']
    .map((field) => node[field])
    .filter((value): value is string => typeof value === 'string')
    .filter((value) => value !== address && !value.startsWith(`${address}/`))
    .map((value) => `gives machines '${value}', which is no whole address of this site`);
}

function questionsMissing({ elements, path }: BuiltPage, nodes: readonly Node[]): string[] {
  if (path !== '/faq') return [];
  const asked = nodes.filter((node) => kindOf(node) === 'Question').map((node) => node.name);
  return find(elements, 'summary')
    .map(textOf)
    .filter((question) => !asked.includes(question))
    .map((question) => `does not tell machines its question '${question}'`);
}

/** The breadcrumbs that people see and those in the data: the same names and addresses in the same order. */
function unlikeTheTrail(site: BuiltSite, page: BuiltPage, nodes: readonly Node[]): string[] {
  const inData = nodes
    .filter((node) => kindOf(node) === 'ListItem')
    .map(({ position, name, item }) => `${position} ${name} ${item}`);
  const trail = find(page.elements, 'nav', { 'aria-label': 'Breadcrumbs' })[0];
  const steps = page.elements.filter((element) => trail && element.tagName === 'li' && isIn(element, trail));
  const shown = steps.map((step, index) => {
    const link = page.elements.find((element) => element.tagName === 'a' && isIn(element, step));
    const path = link && attribute(link, 'href');
    const address = path === undefined ? addressOf(site, page) : site.address + (path === '/' ? '' : path);
    return `${index + 1} ${textOf(step)} ${address}`;
  });
  return inData.join() === shown.join()
    ? []
    : [`shows the breadcrumbs '${shown.join(', ')}' and tells machines '${inData.join(', ')}'`];
}

/** Every reference leads to a node, and every node is reached from the others. */
function unconnected(graph: readonly Node[], nodes: readonly Node[]): string[] {
  const ids = new Set(nodes.filter((node) => kindOf(node)).map((node) => node['@id']));
  const loose = nodes
    .filter((node) => !kindOf(node) && node['@id'] !== undefined && !ids.has(node['@id']))
    .map((node) => `points to '${node['@id']}', which is not in its data`);
  const links = graph.map((node) => nodesIn(Object.values(node)).map((inner) => inner['@id']));
  const reached = new Set([0]);
  // Each round follows the links one step further, either way.
  for (let round = 0; round < graph.length; round++) {
    graph.forEach((node, index) => {
      const touches = [...reached].some(
        (other) => links[other]?.includes(node['@id']) || links[index]?.includes(graph[other]?.['@id']),
      );
      if (touches) reached.add(index);
    });
  }
  const alone = graph
    .filter((_, index) => !reached.has(index))
    .map((node) => `has a ${kindOf(node)} that nothing in its data is connected with`);
  return [...loose, ...alone];
}

/** Every object in a value, however deep. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const kindOf = (node: Node) => String(node['@type'] ?? '');

function isIn(element: { parentNode: unknown }, ancestor: unknown): boolean {
  const parent = element.parentNode as { parentNode: unknown } | null | undefined;
  return !!parent && (parent === ancestor || isIn(parent, ancestor));
}

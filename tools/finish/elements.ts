import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page, in the order of the HTML, each with its place in it. */
export function elementsOf(html: string): Element[] {
  return below(parse(html, { sourceCodeLocationInfo: true }));
}

/** The value of an attribute, '' when it has none, nothing when it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function below(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));
}

import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page, in the order of the HTML, also those in a `<noscript>`. */
export function elementsOf(html: string): Element[] {
  return below(parse(html, { scriptingEnabled: false }));
}

/** The value of an attribute: '' when it has no value, `undefined` when the attribute is missing. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function below(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));
}

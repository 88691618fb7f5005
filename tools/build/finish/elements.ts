import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** A page of Next's export. */
export type ExportedPage = { html: string; elements: readonly Element[]; folder: string };

/** A part of a text, from `start` to before `end`, and the text that replaces it. */
export type Edit = { start: number; end: number; text: string };

/** Every element of a page, in the order of the HTML, each with its position, also those in a `<noscript>`. */
export function elementsOf(html: string): Element[] {
  return below(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/** The value of an attribute: '' when it has no value, `undefined` when the attribute is missing. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/**
 * The position of an element in the HTML, with its end tag.
 * @throws Error when the parser has added the element
 */
export function place(element: Element): { start: number; end: number } {
  const location = element.sourceCodeLocation;
  if (!location) throw new Error(`<${element.tagName}> has no place in the HTML.`);
  return { start: location.startOffset, end: location.endOffset };
}

/** Applies all edits to the HTML. Edits must not overlap. Edits at one position keep their order. */
export function withEdits(html: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    made += html.slice(at, start) + text;
    at = end;
  }
  return made + html.slice(at);
}

function below(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));
}

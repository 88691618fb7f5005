import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** A page as Next exported it. */
export type ExportedPage = { html: string; elements: readonly Element[]; folder: string };

/** A part of a text, from `start` to before `end`, and the text that replaces it. */
export type Edit = { start: number; end: number; text: string };

/** Every element of a page, in the order of the HTML, each with its place in it. */
export function elementsOf(html: string): Element[] {
  return below(parse(html, { sourceCodeLocationInfo: true }));
}

/** The value of an attribute: '' when it has none, undefined when the element does not have the attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/**
 * The place of an element in the HTML, its end tag included.
 * @throws Error when the HTML does not have the element because the parser has added it
 */
export function place(element: Element): { start: number; end: number } {
  const location = element.sourceCodeLocation;
  if (!location) throw new Error(`<${element.tagName}> has no place in the HTML.`);
  return { start: location.startOffset, end: location.endOffset };
}

/** The HTML with all edits made, every other byte as it was. Edits do not overlap; those at one place keep their order. */
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

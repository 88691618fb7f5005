import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Puts a page's styles into the page, once: one `<style>` where its stylesheet links stood, so that nothing stands
 * between the HTML and the first paint (the external files cost a third of it).
 *
 * The links stay behind the style, switched off: React looks for them when it takes the page over and when a later
 * page shares a file, and would otherwise fetch and insert each again; new pages' styles are inserted after them, which
 * keeps the order of the cascade. `disabled` keeps the browser from fetching them. Every other byte stays as it was.
 *
 * @param folder the exported site, where the links' addresses are found
 * @returns the page's new HTML
 * @throws Error when a stylesheet is missing or imports another one
 */
export function cssOnce(html: string, folder: string): string {
  const elements = allElements(parse(html, { sourceCodeLocationInfo: true }));
  const links = elements.filter((element) => attribute(element, 'rel') === 'stylesheet');
  const first = links[0];
  if (!first) return html;

  const addresses = links.map((link) => attribute(link, 'href') ?? '');
  const hints = elements.filter(
    (element) =>
      attribute(element, 'rel') === 'preload' &&
      attribute(element, 'as') === 'style' &&
      addresses.includes(attribute(element, 'href') ?? ''),
  );
  const styles = addresses.map((address) => readStyles(address, folder)).join('\n');
  const edits = [
    { ...place(first), text: `<style>${styles}</style>${switchedOff(html, first)}` },
    ...links.slice(1).map((link) => ({ ...place(link), text: switchedOff(html, link) })),
    ...hints.map((hint) => ({ ...place(hint), text: '' })),
  ];
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}

/** The styles of one file, fit for a `<style>` in a page of any folder. */
function readStyles(address: string, folder: string): string {
  const path = address.split('?')[0] ?? address;
  const css = readFileSync(join(folder, path), 'utf8').replace(/\/\*# sourceMappingURL=.*?\*\//g, '');
  if (/@import\b/.test(css))
    throw new Error(`${path} imports another stylesheet; import it in app/layout.tsx instead.`);
  return (
    css
      // Relative addresses meant the folder of the stylesheet; data:, https: and #… stay.
      .replace(/url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi, (_, quote: string, target: string) => {
        const absolute = new URL(target, new URL(path, 'http://site')).pathname;
        return `url(${quote}${absolute}${quote})`;
      })
      .replace(/@charset "[^"]*";/gi, '')
      .replace(/<\/style/gi, '<\\/style')
      .trim()
  );
}

function switchedOff(html: string, link: Element): string {
  const { start, end } = place(link);
  return html.slice(start, end).replace(/^<link /i, '<link disabled="" ');
}

function place(element: Element): { start: number; end: number } {
  const location = element.sourceCodeLocation;
  if (!location) throw new Error(`<${element.tagName}> has no place in the HTML.`);
  return { start: location.startOffset, end: location.endOffset };
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function allElements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...allElements(child)] : []));
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { attribute, type Edit, type Element, type ExportedPage, place } from '../elements';

/**
 * Puts the critical CSS of a page into one `<style>`. Otherwise the first paint waits for the stylesheets, a third of its time.
 * Rules for elements that are not in the HTML stay in the files. The links to the files move to the end of the body, where
 * React finds them. They are for print until a script changes that (components/frame/scripts-after-paint.ts): Chromium reads on only
 * after the style files of the screen, and a file may hang. NEXT: it prefetches the stylesheets of other pages in any case, so their
 * links go there too.
 *
 * @returns `undefined` when the page links no stylesheet, or one that is missing or imports another
 */
export async function stylesInPage({ html, elements, folder }: ExportedPage): Promise<Edit[] | undefined> {
  const links = elements.filter((element) => attribute(element, 'rel') === 'stylesheet');
  const addresses = links.map((link) => attribute(link, 'href') ?? '');
  const end = html.lastIndexOf('</body>');
  const [first, ...others] = links.map(place);
  if (!first || !addresses[0] || end < 0) return undefined;

  const css = addresses.map((address) => readStyles(address, folder)).join('');
  if (css.includes('@import')) return undefined;
  const all = new Set([...addresses, ...styleFiles(addresses[0], folder)]);
  const link = html
    .slice(first.start, first.end)
    .replace('<link ', '<link media="print" ')
    .split(addresses[0]);
  const style = `<style>${await rulesInUse(css, elements)}</style>`;
  return [
    { ...first, text: style },
    ...others.map((link) => ({ ...link, text: '' })),
    { start: end, end, text: [...all].map((address) => link.join(address)).join('') },
  ];
}

/** The addresses of all stylesheets in the folder of one. */
function styleFiles(address: string, folder: string): string[] {
  const path = dirname(new URL(address, 'http://site').pathname);
  const names = readdirSync(join(folder, path)).filter((name) => name.endsWith('.css'));
  return names.sort().map((name) => `${path}/${name}`);
}

/** The text of a stylesheet. Its relative addresses become absolute, so that they work in a page of any folder. */
function readStyles(address: string, folder: string): string {
  const { pathname } = new URL(address, 'http://site');
  return readFileSync(join(folder, pathname), 'utf8').replace(
    /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi,
    (_, quote: string, target: string) =>
      `url(${quote}${new URL(target, `http://site${pathname}`).pathname}${quote})`,
  );
}

async function rulesInUse(css: string, elements: readonly Element[]): Promise<string> {
  const content = [...new Set(elements.map(asTag))].sort().join('\n');
  // A script may set these attributes to any value, so keep their rules.
  const states = [...css.matchAll(/\[((?:data|aria)-[\w-]+)/g)].map(([, name = '']) => name);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: 'html' }],
    css: [{ raw: css.replace(LATER, '') }],
    variables: true,
    keyframes: true,
    dynamicAttributes: [...new Set(states)],
  });
  return purged?.css ?? css;
}

/** Rules that apply only after the stylesheets have loaded: printing and scrolling. (Minified CSS has balanced blocks.) */
const LATER = /(?:@media print|@supports \(animation-timeline[^{]*)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The parts of an element that a selector may match: not its text or its address. */
function asTag({ tagName, attrs }: Element): string {
  const asked = attrs.map(({ name, value }) =>
    /^(class|id|type|role|rel|media)$/.test(name) ? `${name}="${value}"` : name,
  );
  return `<${[tagName, ...asked].join(' ')}>`;
}

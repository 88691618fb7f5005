import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { attribute, type Element, elementsOf } from './elements';

/**
 * Puts the styles that a page needs to be painted into the page: one `<style>` where its stylesheet links stood, so that
 * nothing stands between the HTML and the first paint (the external files cost a third of it). Rules for parts that are
 * not in the HTML are left out of it, which halves it; they come with the files themselves.
 *
 * The links go to the end of the body, where they hold up nothing, and with them those of the other pages: React finds
 * them there when it takes the page over and when it fetches another page ahead, so no page that is gone to waits for
 * its styles and none is fetched ahead in vain. Every other byte stays as it was.
 *
 * @param folder the exported site, where the links' addresses are found
 * @returns the page's new HTML
 * @throws Error when a stylesheet is missing or imports another one
 */
export async function cssOnce(html: string, folder: string): Promise<string> {
  const elements = elementsOf(html);
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
  const styles = addresses.map((address) => readStyles(address, folder)).join('');
  const edits = [
    { ...place(first), text: `<style>${await stylesInUse(styles, elements)}</style>` },
    ...[...links.slice(1), ...hints].map((element) => ({ ...place(element), text: '' })),
  ];
  const others = stylesheets(folder).filter((address) => !addresses.includes(address));
  const moved = [...addresses, ...others]
    .map((address) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`)
    .join('');
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html)
    .replace(/<\/body>(?!.*<\/body>)/s, `${moved}</body>`);
}

/** The addresses of all stylesheets of the site. */
function stylesheets(folder: string): string[] {
  const path = '_next/static/chunks';
  return readdirSync(join(folder, path))
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => `/${path}/${name}`);
}

const inUse = new Map<string, Promise<string>>();

/** The rules whose classes stand in the page itself; reckoned once for all pages that are made of the same parts. */
function stylesInUse(styles: string, elements: readonly Element[]): Promise<string> {
  const raw = [...new Set(elements.map(asSelected))].sort().join('\n');
  const known = inUse.get(styles + raw);
  if (known) return known;
  const found = rulesFor(raw, withoutLater(styles));
  inUse.set(styles + raw, found);
  return found;
}

async function rulesFor(content: string, styles: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: 'html' }],
    css: [{ raw: styles }],
    variables: true,
    keyframes: true,
    // An island may set any of these without changing a class.
    dynamicAttributes: [
      'data-open',
      'data-current',
      'data-loading',
      'data-dismissed',
      'data-paused',
      'aria-expanded',
    ],
  });
  // The bundler ends lines only between rules.
  return (result?.css ?? styles).replaceAll('\n', '');
}

/** An element as far as a selector may ask for it: not what it says or where it leads. */
function asSelected({ tagName, attrs }: Element): string {
  const asked = attrs.map(({ name, value }) =>
    /^(class|id|type|role|aria-current|data-(?!label))/.test(name) ? `${name}="${value}"` : name,
  );
  return `<${[tagName, ...asked].join(' ')}>`;
}

/**
 * No page is printed, scrolled through, unfolded or left for another before the files are there, nor does it matter that it
 * does not change under a mouse, but for what opens under it, or how long a change takes; and the HTML checker, which does
 * not know these newest styles yet, finds nothing to complain of. Blocks are balanced: the bundler has minified them.
 */
function withoutLater(css: string): string {
  return css
    .replace(/::view-transition[^{}]*\{[^{}]*\}/g, '')
    .replace(/@supports \((?:animation-timeline|interpolate-size):[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/transition:[^;}]*;?/g, '')
    .replace(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
      selectors.split(',').every((selector) => selector.includes(':hover')) && !rule.includes('display')
        ? ''
        : rule,
    )
    .replace(/@media[^{}]*\{\s*\}/g, '');
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

function place(element: Element): { start: number; end: number } {
  const location = element.sourceCodeLocation;
  if (!location) throw new Error(`<${element.tagName}> has no place in the HTML.`);
  return { start: location.startOffset, end: location.endOffset };
}

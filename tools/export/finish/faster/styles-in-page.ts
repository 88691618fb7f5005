import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { filesIn } from '../../../shared/files';
import { readHtml } from '../../../shared/read-html';
import { tokenValues, withValues } from './tokens-in-place';

/**
 * NEXT: as React writes it. It escapes each `<` in texts and data, so nothing
 * else begins like this.
 */
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * Puts the critical CSS of a page into one `<style>`. Otherwise the first paint
 * waits for the stylesheets, a third of its time. The links to the files move
 * to the end of the body, where React finds them. They are for print until a
 * script changes that (components/repair/scripts-after-paint.ts): Chromium
 * reads on only after the style files of the screen, and a file may hang. NEXT:
 * it prefetches the stylesheets of other pages in any case, so their links go
 * there too.
 * @returns `undefined` when the page links no stylesheet, or one that is
 * missing or imports another
 */
export async function stylesInPage(
  html: string,
  folder: string,
): Promise<string | undefined> {
  const links = [...html.matchAll(LINK)];
  const addresses = links.map(([, address = '']) => address);
  const [[link, first = ''] = ['']] = links;
  if (!first) return undefined;

  const css = addresses.map((address) => readStyles(address, folder)).join('');
  if (css.includes('@import')) return undefined;
  const style = `<style>${await rulesInUse(css, html)}</style>`;
  const all = filesIn(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `/${name}`);
  const late = link.replace('<link ', '<link media="print" ');
  const lateLinks = [...new Set([...addresses, ...all])].map((address) =>
    late.replace(first, () => address),
  );
  return html
    .replace(LINK, (_, address) => (address === first ? style : ''))
    .replace('</body>', () => `${lateLinks.join('')}</body>`);
}

/**
 * Relative addresses become absolute, so that they work in a page of any
 * folder.
 */
function readStyles(address: string, folder: string): string {
  const { pathname } = new URL(address, 'http://site');
  const base = `http://site${pathname}`;
  return readFileSync(join(folder, pathname), 'utf8').replace(
    /(url\((["']?))(?![a-z]+:|\/|#)([^"')]+)(?=\2\))/gi,
    (_, start: string, __, target: string) =>
      start + new URL(target, base).pathname,
  );
}

async function rulesInUse(css: string, html: string): Promise<string> {
  const elements = readHtml(html)('html, html *').toArray();
  const content = [...new Set(elements.map(asTag))].sort().join('\n');
  const states = [...css.matchAll(STATE)].map(([, name = '']) => name);
  const tokens = [...html.matchAll(TOKEN)].map(([, name = '']) => name);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: 'html' }],
    css: [{ raw: css.replace(LATER, '') }],
    variables: true,
    safelist: { variables: tokens },
    keyframes: true,
    dynamicAttributes: [...new Set(states)],
  });
  const styles = purged?.css ?? css;
  // Printing sets these once more, so their names stay in the style files.
  return withValues(styles, tokenValues(styles, html, SHORT));
}

/** Longer values take more bytes in their places than the names do. */
const SHORT = 8;

/**
 * An attribute that a script may change, so its rules stay. One with another
 * value is a variant that the server chooses.
 */
const STATE = /\[(aria-[\w-]+|data-[\w-]+(?=\]|="?(?:true|false)\b))/g;

/** A token that the page itself names, as its drawings do. */
const TOKEN = /var\((--[\w-]+)/g;

/**
 * Rules that apply only after the stylesheets have loaded: printing and
 * scrolling. (Minified CSS has balanced blocks.)
 */
const LATER =
  /(?:@media print|@supports \(animation-timeline[^{]*)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

type Tag = { tagName: string; attribs: Record<string, string> };

/**
 * The parts of an element that a selector may match: not its text or its
 * address.
 */
function asTag({ tagName, attribs }: Tag): string {
  const asked = Object.entries(attribs).map(([name, value]) =>
    /^(class|id|type|role|rel|media|data-.*)$/.test(name)
      ? `${name}="${value}"`
      : name,
  );
  return `<${[tagName, ...asked].join(' ')}>`;
}

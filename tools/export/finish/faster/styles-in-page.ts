import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { readHtml } from '../../../shared/read-html';

/**
 * NEXT: as React writes it. It escapes each `<` in texts and data, so nothing
 * else begins like this.
 */
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * Puts the rules that a page uses into one `<style>`, because the first paint
 * would wait for the style files, a third of its time. The links to the files
 * move to the end of the body, where React finds them.
 * @returns `undefined` when the page links no style file, or one that is
 * missing or imports another
 */
export async function stylesInPage(
  html: string,
  folder: string,
): Promise<string | undefined> {
  const links = [...html.matchAll(LINK)];
  const addresses = links.map(([, address = '']) => address);
  const [first] = addresses;
  if (!first) return undefined;

  const css = addresses.map((address) => readStyles(address, folder)).join('');
  if (css.includes('@import')) return undefined;
  const style = `<style>${await rulesInUse(css, html)}</style>`;
  return html
    .replace(LINK, (_, address) => (address === first ? style : ''))
    .replace('</body>', () => `${links.map(([link]) => link).join('')}</body>`);
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
  return purged?.css ?? css;
}

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

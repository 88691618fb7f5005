import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { PurgeCSS } from 'purgecss';

/** NEXT: as React writes it. */
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * Puts the rules that a page uses into a `<style>`, because the first paint
 * would wait for the files. Their links move into a `<noscript>` at the end:
 * the browser reads on only after a file, and one may hang.
 */
export async function stylesInPage(
  html: string,
  folder: string,
): Promise<string> {
  const links = [...html.matchAll(LINK)];
  const [[, first] = []] = links;
  if (!first) return html;
  const css = links
    .map(([, address = '']) => readStyles(address, folder))
    .join('');
  if (css.includes('@import')) return html;
  const style = `<style>${await rulesInUse(css, html)}</style>`;
  return html
    .replace(LINK, (_, address) => (address === first ? style : ''))
    .replace(
      '</body>',
      () =>
        `<noscript>${links.map(([link]) => link).join('')}</noscript></body>`,
    );
}

/** With absolute addresses, which work in any folder. */
function readStyles(address: string, folder: string): string {
  const { pathname } = new URL(address, 'http://site');
  const base = `http://site${pathname}`;
  return readFileSync(join(folder, pathname), 'utf8').replace(
    /(url\((["']?))(?![a-z]+:|\/|#)([^"')]+)(?=\2\))/gi,
    (_, start: string, __, target: string) =>
      start + new URL(target, base).pathname,
  );
}

/** PurgeCSS reads the elements alone: words could be names of classes. */
async function rulesInUse(css: string, html: string): Promise<string> {
  const elements = load(html)('html, html *').toArray();
  const tags = [...new Set(elements.map(asTag))].sort().join('\n');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: tags, extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes: [
      ...new Set([...css.matchAll(STATE)].map(([, name = '']) => name)),
    ],
  });
  return purged?.css ?? css;
}

/** An attribute that a script may change. */
const STATE = /\[(aria-[\w-]+|data-[\w-]+(?=\]|="?(?:true|false)\b))/g;

type Tag = { tagName: string; attribs: Record<string, string> };

function asTag({ tagName, attribs }: Tag): string {
  const asked = Object.entries(attribs).map(([name, value]) =>
    /^(class|id|type|role|rel|media|data-.*)$/.test(name)
      ? `${name}="${value}"`
      : name,
  );
  return `<${[tagName, ...asked].join(' ')}>`;
}

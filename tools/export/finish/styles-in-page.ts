import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { readHtml } from '../../shared/read-html';

/** NEXT: as React writes it. It escapes each `<` in texts and data. */
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * Puts the rules that a page uses into one `<style>`; otherwise the first paint
 * waits for the style files, a third of its time. The links to the files move
 * to the end of the body, into a `<noscript>`: the browser would read on only
 * after the files, and one may hang. The script of faster.ts takes them out.
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
  // A `<style>` allows an import only at its top.
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

/**
 * PurgeCSS reads the elements alone: the words of a page could be the names of
 * classes.
 */
async function rulesInUse(css: string, html: string): Promise<string> {
  const elements = readHtml(html)('html, html *').toArray();
  const tags = [...new Set(elements.map(asTag))].sort().join('\n');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: tags, extension: 'html' }],
    css: [{ raw: css }],
    // A script may change these.
    dynamicAttributes: [
      ...new Set([...css.matchAll(STATE)].map(([, name = '']) => name)),
    ],
  });
  return purged?.css ?? css;
}

/**
 * An attribute that a script may change. One with another value is a variant
 * that the server chooses.
 */
const STATE = /\[(aria-[\w-]+|data-[\w-]+(?=\]|="?(?:true|false)\b))/g;

type Tag = { tagName: string; attribs: Record<string, string> };

/** The parts of an element that a selector may match. */
function asTag({ tagName, attribs }: Tag): string {
  const asked = Object.entries(attribs).map(([name, value]) =>
    /^(class|id|type|role|rel|media|data-.*)$/.test(name)
      ? `${name}="${value}"`
      : name,
  );
  return `<${[tagName, ...asked].join(' ')}>`;
}

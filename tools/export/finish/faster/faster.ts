import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../shared/files';
import { stylesInPage } from './styles-in-page';

/**
 * Takes the steps that only make a page faster. NEXT: a new version may change
 * the HTML, so a step must never stop a build.
 * @param notApplied receives the name of each step that failed or did not
 * recognise the page
 */
export async function faster(
  html: string,
  folder: string,
  notApplied: Set<string>,
): Promise<string> {
  const styled = await stylesInPage(html, folder).catch(() => undefined);
  if (!styled) notApplied.add('styles in the page');
  const delayed = scriptsAfterPaint(styled ?? html);
  if (!delayed) notApplied.add('scripts after the first paint');
  return delayed ?? styled ?? html;
}

/**
 * NEXT: as React writes the tag of such a script. It escapes each `<` in texts
 * and data, so nothing else begins like this.
 */
const SCRIPT = /<script src="(\/_next\/[^"]*)"([^>]*) async=""/g;
const PRELOAD = /<link rel="preload"[^>]* as="script"[^>]*>/g;

/**
 * Delays a page's scripts until its first paint. NEXT: they are `async`, so
 * nothing relies on when they run. The inline script at the end of the body
 * adds them; a tab in the background is never painted.
 */
function scriptsAfterPaint(html: string): string | undefined {
  const delayed = html.replace(SCRIPT, '<script data-src="$1"$2');
  if (delayed === html) return undefined;
  return delayed
    .replace(PRELOAD, '')
    .replace(BODY_END, () => `<script>${ADD_SCRIPTS}</script>`);
}

/** Before the style files: the browser reads on only after these. */
const BODY_END = /(?=(<link rel="stylesheet"[^>]*>)*<\/body>)/;
const ADD_SCRIPTS = `(() => {
  const add = () => {
    for (const waiting of document.querySelectorAll('script[data-src]')) {
      const script = document.createElement('script');
      script.src = waiting.dataset.src;
      waiting.replaceWith(script);
    }
  };
  if (document.hidden) return add();
  new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
  setTimeout(add, 3000);
})()`;

/**
 * For Chromium 136 and newer: https://v8.dev/blog/explicit-compile-hints. Other
 * browsers read it as a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** In characters. NEXT: its scripts are longer, our own are shorter. */
const LONG = 50_000;

/**
 * Adds a hint to Next's scripts, so that the browser compiles them on another
 * thread while they load. Nearly all of their code runs at the start. Returns
 * whether there was a long script.
 */
export function compileHint(folder: string): boolean {
  const chunks = join(folder, '_next/static/chunks');
  const long = filesIn(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      path: join(chunks, name),
      script: readFileSync(join(chunks, name), 'utf8'),
    }))
    .filter(({ script }) => script.length > LONG);
  for (const { path, script } of long)
    writeFileSync(path, COMPILE_HINT + script);
  return long.length > 0;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../shared/files';
import { stylesInPage } from './styles-in-page';

/**
 * What only makes a page faster. NEXT: a step that does not recognise the HTML
 * of a new version leaves the page as it is; e2e/what-is-shipped.test.ts then
 * fails.
 */
export const faster = async (html: string, folder: string): Promise<string> =>
  scriptsAfterPaint(await stylesInPage(html, folder).catch(() => html));

/** NEXT: as React writes these tags. */
const SCRIPT = /<script src="(\/_next\/[^"]*)"([^>]*) async=""/g;
const PRELOAD = /<link rel="preload"[^>]* as="script"[^>]*>/g;

/** `src` becomes `data-src` until the page is painted. */
function scriptsAfterPaint(html: string): string {
  const delayed = html.replace(SCRIPT, '<script data-src="$1"$2');
  if (delayed === html) return html;
  return delayed
    .replace(PRELOAD, '')
    .replace('</body>', () => `<script>${ADD_FILES}</script></body>`);
}

/** A tab in the background is not painted. */
const ADD_FILES = `(() => {
  const add = () => {
    const styles = document.querySelector('body > noscript:last-of-type');
    styles?.insertAdjacentHTML('afterend', styles.textContent);
    styles?.remove();
    for (const waiting of document.querySelectorAll('script[data-src]')) {
      const script = document.createElement('script');
      // React looks for a script of a page by this attribute.
      script.async = true;
      script.src = waiting.dataset.src;
      waiting.replaceWith(script);
    }
  };
  if (document.hidden) return add();
  new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
  setTimeout(add, 3000);
})()`;

/** Other browsers than Chromium read it as a comment. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** In characters. NEXT: its own scripts are longer than ours. */
const LONG = 50_000;

/**
 * Lets the browser compile long scripts on another thread:
 * https://v8.dev/blog/explicit-compile-hints
 */
export function addCompileHint(folder: string): void {
  const chunks = join(folder, '_next/static/chunks');
  for (const name of filesIn(chunks).filter((each) => each.endsWith('.js'))) {
    const script = readFileSync(join(chunks, name), 'utf8');
    if (script.length > LONG)
      writeFileSync(join(chunks, name), COMPILE_HINT + script);
  }
}

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
  const joined = (delayed ?? styled ?? html)
    .replaceAll(BETWEEN_DATA, '')
    .replaceAll(BETWEEN_CALLS, ');');
  return joined.replace(DATA, (_, text) => `${PUSH}${inBackticks(text)}])`);
}

/**
 * NEXT: it cuts a page's data anywhere, also within an address, and writes each
 * part into its own script. In one script the search for secrets finds them
 * whole. A hash in the policy does not compress, so neighbours that are calls
 * become one too.
 */
const PUSH = 'self.__next_f.push([1,';
const BETWEEN_DATA = `"])</script><script>${PUSH}"`;
const BETWEEN_CALLS = ')</script><script>';
const DATA = /self\.__next_f\.push\(\[1,("(?:[^"\\]+|\\.)*")\]\)/g;

/**
 * The data of a page as a template literal: 250 bytes less, because no inner
 * quotation mark needs a backslash. NEXT: it writes them as JSON.
 */
function inBackticks(text: string): string {
  const inner = JSON.parse(text)
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('<', '\\x3c')
    .replaceAll('\r', '\\r');
  return `\`${inner}\``;
}

/**
 * NEXT: as React writes the tag of such a script. It escapes each `<` in texts
 * and data, so nothing else begins like this.
 */
const SCRIPT = /<script src="(\/_next\/[^"]*)"([^>]*) async=""/g;
const PRELOAD = /<link rel="preload"[^>]* as="script"[^>]*>/g;
const FOR_OLD_BROWSERS = /<script src="[^"]*" noModule=""><\/script>/g;

/**
 * Delays a page's scripts until its first paint: `src` becomes `data-src`, and
 * components/repair/scripts-after-paint.ts turns it back. NEXT: the scripts are
 * `async`, so nothing relies on when they run. Browsers that know no modules
 * can run none of them
 * (https://nextjs.org/docs/architecture/supported-browsers), so the script for
 * these goes.
 */
function scriptsAfterPaint(html: string): string | undefined {
  const delayed = html.replace(SCRIPT, '<script data-src="$1"$2');
  if (delayed === html) return undefined;
  return delayed.replace(PRELOAD, '').replace(FOR_OLD_BROWSERS, '');
}

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

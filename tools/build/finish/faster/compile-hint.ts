import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium 136 and newer: https://v8.dev/blog/explicit-compile-hints. To other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Characters. The framework's scripts are longer than this, ours shorter. */
const LONG = 50_000;

/**
 * Asks the browser to compile the framework's scripts while they arrive, off the main thread. Nearly all of their code runs at
 * the start; otherwise it is compiled function by function, between the first paint and the first press.
 *
 * @param folder the exported site; its long scripts are changed in place
 * @returns whether there was a long script
 */
export function compileHint(folder: string): boolean {
  const chunks = join(folder, '_next/static/chunks');
  if (!existsSync(chunks)) return false;
  const long = readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: join(chunks, name), script: readFileSync(join(chunks, name), 'utf8') }))
    .filter(({ script }) => script.length > LONG);
  for (const { path, script } of long) writeFileSync(path, HINT + script);
  return long.length > 0;
}

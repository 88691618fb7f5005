import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../shared/files-in';

/** For Chromium 136 and newer: https://v8.dev/blog/explicit-compile-hints. Other browsers read it as a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** In characters. NEXT: its scripts are longer, our own are shorter. */
const LONG = 50_000;

/**
 * Adds a hint to Next's scripts, so that the browser compiles them on another thread while they load. Nearly all of their code
 * runs at the start. Without the hint the main thread compiles each function when it is called.
 *
 * @param folder the exported site. Its long scripts are changed in place
 * @returns whether there was a long script
 */
export function compileHint(folder: string): boolean {
  const chunks = join(folder, '_next/static/chunks');
  const long = filesIn(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: join(chunks, name), script: readFileSync(join(chunks, name), 'utf8') }))
    .filter(({ script }) => script.length > LONG);
  for (const { path, script } of long) writeFileSync(path, HINT + script);
  return long.length > 0;
}

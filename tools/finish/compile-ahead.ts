import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PUSH = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([';
const ASKED = '"object"==typeof document?document.currentScript:void 0,';
/** Chromium 136 and newer: https://v8.dev/blog/explicit-compile-hints. To other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** The framework's scripts are longer than this, ours shorter. */
const LONG = 50_000;

/**
 * Asks the browser to compile the framework's scripts while they arrive, beside the main thread: nearly all of them runs at the
 * start, and function by function it would be compiled between the first paint and the first press. The few bytes this costs
 * are won back, and more, by not asking in every script whether a page has a document.
 *
 * @param folder the exported site; its scripts are changed in place
 * @throws Error when none of them begins as Next's scripts do
 */
export function compileAhead(folder: string): void {
  const chunks = join(folder, '_next/static/chunks');
  const paths = readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(chunks, name));
  const scripts = paths
    .map((path) => ({ path, script: readFileSync(path, 'utf8') }))
    .filter(({ script }) => script.startsWith(PUSH + ASKED));
  if (!scripts.length) {
    throw new Error('Next has changed how its scripts begin; tools/finish/compile-ahead.ts must follow.');
  }
  for (const { path, script } of scripts) {
    const light = script.replace(ASKED, 'document.currentScript,');
    writeFileSync(path, script.length > LONG ? HINT + light : light);
  }
}

import { writeFileSync } from 'node:fs';
import type { Chunk } from './chunks';

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
 * @param chunks the scripts of the export, from `chunksOf`; their files are changed in place
 * @throws Error when none of them begins as Next's scripts do
 */
export function compileAhead(chunks: readonly Chunk[]): void {
  const scripts = chunks.filter(({ script }) => script.startsWith(PUSH + ASKED));
  if (!scripts.length) {
    throw new Error('Next has changed how its scripts begin; tools/finish/compile-ahead.ts must follow.');
  }
  for (const { path, script } of scripts) {
    const light = script.replace(ASKED, 'document.currentScript,');
    writeFileSync(path, script.length > LONG ? HINT + light : light);
  }
}

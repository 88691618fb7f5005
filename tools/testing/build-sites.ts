import { join } from 'node:path';
import { runCommand } from '../shared/run-program';
import { projectFolder, say } from '../shared/terminal';
import { findBrowser } from './find-browser';
import { BUILT_COPY, copyProject } from './project-copy';
import { previewTestSettings, testSettings } from './test-settings';

/**
 * Builds the sites of the tests at the same time: the real one in out/, and a
 * preview with every fact filled in. Meanwhile a browser is found or installed.
 * @param out builds only this folder, for the project that this file stands in
 */
export async function run([out]: string[]): Promise<void> {
  if (out) return buildOne(out);
  // It reads the tours, which a build must read after its list of them.
  const { fillFacts } = await import('./filled-facts');
  const copy = copyProject(BUILT_COPY);
  fillFacts(copy);
  await Promise.all([
    findBrowser(),
    buildIn(projectFolder, 'out'),
    buildIn(copy, '../preview'),
  ]);
}

async function buildOne(out: string): Promise<void> {
  const { buildSite } = await import('../export/build-site');
  const env = out.endsWith('preview') ? previewTestSettings : testSettings;
  await buildSite({ env, out });
}

/** In a process of its own: a process reads data/ only once. */
async function buildIn(folder: string, out: string): Promise<void> {
  const { code, output } = await runCommand(`test-sites ${out}`, { folder });
  say(`\n${join(folder, out)}:\n${output}`);
  if (code) process.exitCode = code;
}

import { join } from 'node:path';
import { runCommand } from '../shared/run-program';
import { projectFolder, say } from '../shared/terminal';
import { fillFacts } from './filled-facts';
import { findBrowser } from './find-browser';
import { BUILT_COPY, copyProject } from './project-copy';

/**
 * Builds the sites of the tests at the same time: the real one in out/, and a
 * preview with every fact filled in. Meanwhile a browser is found or installed.
 */
export async function run(): Promise<number> {
  const copy = copyProject(BUILT_COPY);
  fillFacts(copy);
  const [, ...built] = await Promise.all([
    findBrowser(),
    build('out', projectFolder),
    build('../preview', copy),
  ]);
  return built.every(Boolean) ? 0 : 1;
}

async function build(out: string, folder: string): Promise<boolean> {
  const { code, output } = await runCommand(`build-site ${out}`, {
    folder,
  });
  say(`\n${join(folder, out)}:\n${output}`);
  return code === 0;
}

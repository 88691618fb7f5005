import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../tools/shared/run-program';
import { OwnerError, projectFolder, say } from '../../tools/shared/terminal';

const folder = join(projectFolder, 'packages/bench');
const lock = join(folder, 'package-lock.json');
/** npm writes it last. */
const installed = join(folder, 'node_modules/.package-lock.json');

/**
 * Installs the heavy tools beside the bench on its first use, and again when their lock file is newer.
 * @throws OwnerError when npm cannot
 */
export async function installTools(): Promise<void> {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  say('First use: installing Lighthouse into packages/bench/node_modules (npm ci, about 180 MB) …');
  // On Windows npm is a batch file, which only a shell starts; so npm's own script is run where npm tells of it.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  // The browser is the one the tests use (tools/testing/find-browser.ts).
  const env = { PUPPETEER_SKIP_DOWNLOAD: '1' };
  const { code } = npm
    ? await runProgram(process.execPath, [npm, ...args], { env })
    : await runProgram('npm', args, { env });
  if (code !== 0)
    throw new OwnerError('Lighthouse could not be installed; the lines above say why. Is there a network?');
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../shared/run-program';
import { OwnerError, projectFolder, say } from '../shared/terminal';

/**
 * Installs what a command has in a package of its own, on its first use and again when that package's lock file is newer.
 * @param folder of the package, from the project's folder; @param what the visitor of the terminal waits for
 * @throws OwnerError when npm cannot
 */
export async function installOwnPackage(folder: string, what: string): Promise<void> {
  const lock = join(projectFolder, folder, 'package-lock.json');
  // npm writes it last.
  const installed = join(projectFolder, folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  say(`First use: installing ${what} into ${folder}/node_modules …`);
  // On Windows npm is a batch file, which only a shell starts; so npm's own script is run where npm tells of it.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', join(projectFolder, folder), '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = npm ? await runProgram(process.execPath, [npm, ...args]) : await runProgram('npm', args);
  if (code !== 0)
    throw new OwnerError(`npm could not install ${what}; the lines above say why. Is there a network?`);
}

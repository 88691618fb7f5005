import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder of the site. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a command of the site and waits until it ends. Nothing of the site is imported.
 * @returns the last line of its output
 * @throws Error when the command fails. Its messages are in the terminal
 */
export function runSiteCommand(name: string): string {
  const words = execFileSync(process.execPath, ['tools/run.mjs', name], {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return words.trim().split('\n').at(-1) ?? '';
}

/**
 * Serves an exported folder with the site's own server, which knows the folder's headers, its 404 page and the types of files.
 * @returns the server's address and its process
 */
export async function startSiteServer(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(process.execPath, ['tools/run.mjs', 'shared/serve', folder, '0'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(server.stdout), 'line');
  return { url: /http:\S+/.exec(line)?.[0] ?? '', server };
}

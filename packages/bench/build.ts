import { join } from 'node:path';
import { projectFolder, runNode, settings } from './project';

/** The command of the site that runs its TypeScript. */
export const siteTsx = join(projectFolder, 'node_modules/tsx/dist/cli.mjs');

/**
 * Builds the site with the site's own command.
 * @returns the folder of its export
 * @throws Error with the build's output when it fails
 */
export async function buildSite(): Promise<string> {
  const out = '.builds/bench';
  await runNode([siteTsx, 'tools/build/build.ts'], { env: { ...settings, SITE_OUT: out } });
  return join(projectFolder, out);
}

/**
 * Builds an empty page with the site's version of Next. No site can be lighter.
 * @returns the folder of its export
 */
export async function buildEmptyPage(): Promise<string> {
  const words = await runNode([siteTsx, 'tools/testing/empty-page.ts']);
  return lastLine(words);
}

/** The path of the browser of the site's tests. They install one if it is missing. */
export async function findBrowser(): Promise<string> {
  return lastLine(await runNode([siteTsx, 'tools/testing/find-browser.ts']));
}

const lastLine = (words: string) => words.trim().split('\n').at(-1) ?? '';

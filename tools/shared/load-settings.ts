import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { readText } from './read-text';
import { projectFolder } from './terminal';

export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a build: from the environment first, then from `.env.local` and the other files that Next reads.
 * @throws OwnerError when a file is not saved as UTF-8. Next would read nothing in it
 */
export function loadSettings(): Settings {
  for (const name of readdirSync(projectFolder).filter((each) => /^\.env(\.local)?$/.test(each)))
    readText(join(projectFolder, name));
  const quiet = { info: () => {}, error: console.error };
  return nextEnv.loadEnvConfig(projectFolder, false, quiet).combinedEnv;
}

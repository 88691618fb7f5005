import nextEnv from '@next/env';
import { projectFolder } from './terminal';

export type Settings = Readonly<Record<string, string | undefined>>;

/** The settings of a build: from the environment first, then from `.env.local` and the other files that Next reads. */
export function loadSettings(folder = projectFolder): Settings {
  const quiet = { info: () => {}, error: console.error };
  return nextEnv.loadEnvConfig(folder, false, quiet).combinedEnv;
}

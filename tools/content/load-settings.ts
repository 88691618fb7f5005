import { join } from 'node:path';
import nextEnv from '@next/env';
import { readSetting, settings } from '../../site/services/services';
import { readJsonFile } from '../shared/files';
import { projectFolder } from '../shared/terminal';

export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The environment wins over .env files, and these over data/settings.json. An
 * invalid setting stays, for its sentence.
 */
export function loadSettings(): Settings {
  const quiet = { info: () => {}, error: console.error };
  const name = 'data/settings.json';
  const all = {
    ...(readJsonFile(join(projectFolder, name), name) as object),
    ...nextEnv.loadEnvConfig(projectFolder, false, quiet).combinedEnv,
  } as Settings;
  const known = settings.map((setting) => {
    const typed = String(all[setting.name] ?? '');
    return [setting.name, readSetting(setting, typed) ?? typed.trim()];
  });
  return { ...all, ...Object.fromEntries(known) };
}

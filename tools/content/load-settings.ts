import { join } from 'node:path';
import nextEnv from '@next/env';
import { readSetting, settings } from '../../site/services/services';
import { readJsonFile } from '../shared/files';
import { projectFolder } from '../shared/terminal';

export type Settings = Readonly<Record<string, string | undefined>>;

/** The environment wins over .env files, and these over the editor. */
export function loadSettings(): Settings {
  const quiet = { info: () => {}, error: console.error };
  return tidied({
    ...settingsOfFile(),
    ...nextEnv.loadEnvConfig(projectFolder, false, quiet).combinedEnv,
  });
}

/** Settings as the pages hold them. An invalid one stays, for its sentence. */
function tidied(all: Settings): Settings {
  const known = settings.map((setting) => {
    const typed = all[setting.name] ?? '';
    return [setting.name, readSetting(setting, typed) ?? typed.trim()];
  });
  return { ...all, ...Object.fromEntries(known) };
}

function settingsOfFile(): Settings {
  const name = 'data/settings.json';
  const file = readJsonFile(join(projectFolder, name), name);
  const texts = Object.entries(file ?? {}).map(([setting, value]) => [
    setting,
    String(value ?? ''),
  ]);
  return Object.fromEntries(texts);
}

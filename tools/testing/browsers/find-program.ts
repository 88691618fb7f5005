import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The path of the first of these programs that is there, the one named by the setting before all others. */
export function findProgram(setting: string, names: readonly string[]): string | undefined {
  const chosen = process.env[setting];
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...(chosen ? [chosen] : []), ...names]
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

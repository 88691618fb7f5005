import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

/** The first of these programs that is there, the one named by the setting before all others. */
export function findProgram(setting: string, names: readonly string[]): string | undefined {
  const chosen = process.env[setting];
  return [...(chosen ? [chosen] : []), ...names].find((name) =>
    isAbsolute(name) ? existsSync(name) : spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endProgram, runCommand } from '../shared/run-program';
import { projectFolder } from '../shared/terminal';
import { watchContent } from '../shared/watch-content';

/**
 * Serves the site in development, and makes lists and pictures after each save.
 */
export async function develop(args: readonly string[]): Promise<never> {
  let next: ChildProcess | undefined;
  let isToStartAgain = false;
  const saved = watchContent(async (startAgain) => {
    await runCommand('after-save', {
      onOutput: (part) => process.stdout.write(part),
    });
    if (!startAgain || !next) return;
    isToStartAgain = true;
    endProgram(next);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (!next || !endProgram(next)) process.exit();
    });
  await saved();
  do {
    isToStartAgain = false;
    next = spawn(process.execPath, [NEXT, 'dev', ...args], {
      cwd: projectFolder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: 'inherit',
    });
    await once(next, 'exit');
  } while (isToStartAgain);
  process.exit(next.exitCode ?? 0);
}

const NEXT = join(projectFolder, 'node_modules/next/dist/bin/next');

/** npm run dev */
export const run = (given: string[]): Promise<number> => develop(given);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from './terminal';

type RunOptions = {
  /** Added to the environment. */
  env?: Readonly<Record<string, string | undefined>>;
  folder?: string;
  onOutput?: (part: string) => void;
};

/** Runs a program to its end. The code is 1 after a signal. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env, folder = projectFolder, onOutput }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      onOutput?.(part);
    });
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}

/** By the path of its script: the shims of npm need a shell on Windows. */
export const runPackage = (
  script: string,
  args: readonly string[],
  options?: RunOptions,
) =>
  runProgram(
    process.execPath,
    [join(projectFolder, 'node_modules', script), ...args],
    options,
  );

/** Runs a command of this project, such as 'start 3001'. */
export function runCommand(command: string, options?: RunOptions) {
  return runProgram(
    process.execPath,
    ['--import', 'tsx', 'tools/run.ts', ...command.split(' ')],
    options,
  );
}

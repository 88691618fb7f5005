import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Settings } from './load-settings';
import { projectFolder } from './terminal';

type RunOptions = {
  /** What is added to the environment. */
  env?: Settings;
  folder?: string;
  /** Takes what it prints, while it runs. */
  onOutput?: (part: string) => void;
};

/**
 * Runs a program and waits until it ends. Returns its exit code, 1 after a
 * signal, and what it has printed.
 */
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

/**
 * Ends a program and those that it has started, such as the server of Next,
 * which Windows would leave. @returns whether it ran
 */
export function endProgram(program: ChildProcess): boolean {
  const runs = program.exitCode === null && program.signalCode === null;
  if (process.platform !== 'win32' || !runs) return program.kill();
  spawn('taskkill', ['/pid', String(program.pid), '/t', '/f'], {
    stdio: 'ignore',
  });
  return true;
}

/**
 * Runs the script of an installed package by its path, because the shims of npm
 * need a shell on Windows.
 */
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

/** Runs a command of this project with its words, such as 'start 3001'. */
export function runCommand(command: string, options?: RunOptions) {
  const [name, ...given] = command.split(' ');
  return runProgram(
    process.execPath,
    ['--import', 'tsx', `tools/commands/${name}.ts`, ...given],
    options,
  );
}

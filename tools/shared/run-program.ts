import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Settings } from './load-settings';
import { projectFolder } from './terminal';

type RunOptions = {
  /** What is added to the environment. */
  env?: Settings;
  folder?: string;
  keepOutput?: boolean;
  onLine?: (line: string) => void;
};

/**
 * Runs a program and waits until it ends. Returns its exit code, 1 after a
 * signal, and its kept output, that of errors last.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, folder = projectFolder, keepOutput, onLine }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const isRead = keepOutput || onLine;
  const output = isRead ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: [isRead ? 'ignore' : 'inherit', output, output],
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream && onLine) createInterface(stream).on('line', onLine);
  const kept = [child.stdout, child.stderr].map((stream) =>
    stream && keepOutput ? text(stream) : '',
  );
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output: (await Promise.all(kept)).join('') };
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
 * Runs the command of an installed package by the path of its script. On
 * Windows the shims of npm need a shell.
 */
export function runPackage(
  script: string,
  args: readonly string[],
  options?: RunOptions,
) {
  return runProgram(
    process.execPath,
    [join(projectFolder, 'node_modules', script), ...args],
    options,
  );
}

/**
 * Runs a command of this project with its words, such as 'start 3001', in a
 * process of its own.
 */
export function runCommand(command: string, options?: RunOptions) {
  const [name, ...given] = command.split(' ');
  return runProgram(
    process.execPath,
    ['--import', 'tsx', `tools/commands/${name}.ts`, ...given],
    options,
  );
}

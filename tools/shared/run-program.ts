import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from './terminal';

type RunOptions = {
  /** Settings on top of our own environment. */
  env?: Readonly<Record<string, string | undefined>>;
  /** Where the program starts: the project, unless a trial has a copy of it. */
  folder?: string;
  /** 'show' passes the program's words on; 'keep' only returns them. */
  output?: 'show' | 'keep';
};

/**
 * Runs a program to its end.
 * @returns its exit code (1 when a signal ended it, 127 when there is no such program) and, if kept, what it said
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, folder = projectFolder, output = 'show' }: RunOptions = {},
): Promise<{ code: number; words: string }> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    const keep = (chunk: Buffer) => {
      words += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => done({ code: 127, words: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, words }));
  });
}

/**
 * Runs the command of an installed package by the path of its script, because the short-cuts npm makes for commands
 * cannot be started on Windows without a shell.
 */
export function runPackage(script: string, args: readonly string[], options?: RunOptions) {
  return runProgram(process.execPath, [join(projectFolder, 'node_modules', script), ...args], options);
}

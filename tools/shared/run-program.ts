import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from './terminal';

type RunOptions = {
  /** Variables that are added to the environment. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The working directory; by default the project. */
  folder?: string;
  /** Whether the program's output is returned. By default the terminal shows it. */
  keepOutput?: boolean;
};

/**
 * Runs a program and waits until it ends.
 * @returns its exit code (1 after a signal, 127 when the program does not exist) and its kept output
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, folder = projectFolder, keepOutput = false }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: keepOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Runs the command of an installed package by the path of its script. On Windows the shims of npm need a shell.
 */
export function runPackage(script: string, args: readonly string[], options?: RunOptions) {
  return runProgram(process.execPath, [join(projectFolder, 'node_modules', script), ...args], options);
}

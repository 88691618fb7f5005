import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../data/schema/files';
import { writeLists } from '../content/lists';
import { runCommand } from '../shared/run-program';
import { projectFolder } from '../shared/terminal';

const NEXT = join(projectFolder, 'node_modules/next/dist/bin/next');

/** The site in development. Each save makes its lists and pictures anew. */
export async function run(args: readonly string[]): Promise<never> {
  let next: ChildProcess | undefined;
  let isToStartAgain = false;
  const make = () =>
    runCommand('after-save', {
      onOutput: (part) => process.stdout.write(part),
    });
  let made = make();
  afterEachSave((isReadAtStart) => {
    made = made.then(make).finally(() => {
      if (!isReadAtStart || !next) return;
      isToStartAgain = true;
      endProgram(next);
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (!next || !endProgram(next)) process.exit();
    });
  await made;
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

/** With all that it has started, which Windows would leave. True if it ran. */
function endProgram(program: ChildProcess): boolean {
  const runs = program.exitCode === null && program.signalCode === null;
  if (process.platform !== 'win32' || !runs) return program.kill();
  spawn('taskkill', ['/pid', String(program.pid), '/t', '/f'], {
    stdio: 'ignore',
  });
  return true;
}

/** Calls back after each save. Next reads some files only at its start. */
function afterEachSave(call: (isReadAtStart: boolean) => void): void {
  let isReadAtStart = false;
  let pause: NodeJS.Timeout;
  for (const folder of ['data', 'photos', 'public']) {
    // The made pictures lie in public/ too.
    const recursive = folder !== 'public';
    watch(join(projectFolder, folder), { recursive }, (event, file) => {
      if (folder === 'public' && file !== 'reviews.json') return;
      const isAddedOrGone = event === 'rename' && isEntry(`${folder}/${file}/`);
      // At once: Next would report a file that is gone, in many lines of code.
      if (isAddedOrGone) void writeLists();
      isReadAtStart ||= isAddedOrGone || file === 'settings.json';
      clearTimeout(pause);
      // An editor writes several times.
      pause = setTimeout(() => {
        call(isReadAtStart);
        isReadAtStart = false;
      }, 300);
    });
  }
}

const isEntry = (file: string) =>
  folderOf(file.replaceAll('\\', '/')) !== undefined;

import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../shared/terminal';

const notCopied =
  /^(node_modules|packages|\.git|\.next|\.builds|\.copies|\.outbox|\.env.*local|.*\.tsbuildinfo|out|test-results)$/;

/** What Next has compiled of it once serves for each build. */
export const BUILT_COPY = 'copy';

/** Copies the project into `.builds/`, so that a test can change it. */
export function copyProject(name: string): string {
  const copy = join(projectFolder, '.builds', name);
  mkdirSync(copy, { recursive: true });
  for (const part of readdirSync(copy).filter((each) => each !== '.next'))
    rmSync(join(copy, part), { recursive: true, force: true });
  for (const part of readdirSync(projectFolder).filter(
    (each) => !notCopied.test(each),
  ))
    cpSync(join(projectFolder, part), join(copy, part), { recursive: true });
  symlinkSync(
    join(projectFolder, 'node_modules'),
    join(copy, 'node_modules'),
    'junction',
  );
  return copy;
}

import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from '../shared/terminal';

/** Generated files, Git's folder and secret settings. */
const notCopied =
  /^(node_modules|packages|\.git|\.next|\.builds|\.copies|\.outbox|\.env.*local|.*\.tsbuildinfo|out|(.*-)?servers|test-results)$/;

/**
 * Copies the project, so that a test can change its content and build it. The copy shares the packages. It replaces an older
 * copy of the same name.
 * @param name of the copy in `.builds/`, a folder that all other tools ignore
 * @param without paths that are not copied
 * @returns the folder of the copy
 */
export function copyProject(name: string, without: readonly string[] = []): string {
  const copy = join(projectFolder, '.builds', name);
  rmSync(copy, { recursive: true, force: true });
  for (const part of readdirSync(projectFolder).filter((each) => !notCopied.test(each)))
    cpSync(join(projectFolder, part), join(copy, part), {
      recursive: true,
      filter: (path) => !without.includes(relative(projectFolder, path).replaceAll('\\', '/')),
    });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Next does not follow links that lead out of its root.
  const config = readFileSync(join(projectFolder, 'next.config.ts'), 'utf8');
  const root = `output: 'export',\n  turbopack: { root: ${JSON.stringify(projectFolder)} },`;
  writeFileSync(join(copy, 'next.config.ts'), config.replace("output: 'export',", root));
  return copy;
}

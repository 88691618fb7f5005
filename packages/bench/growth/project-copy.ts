import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project';

/** What is made, and what is Git's or the owner's secret. */
const notCopied =
  /^(node_modules|packages|\.git|\.next|\.builds|\.outbox|\.env.*local|.*\.tsbuildinfo|out|(.*-)?hosts|test-results)$/;

/**
 * Copies the project, so that a trial can change its content and build it. The copy shares the packages.
 * @param name of the copy, which lies in `.builds/`: within the project, so that its packages are found, and where no other
 *   tool looks. One of an earlier trial is replaced
 * @returns its folder
 */
export function copyProject(name: string): string {
  const copy = join(projectFolder, '.builds', name);
  rmSync(copy, { recursive: true, force: true });
  for (const part of readdirSync(projectFolder).filter((each) => !notCopied.test(each)))
    cpSync(join(projectFolder, part), join(copy, part), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Next follows no link out of its root.
  const config = readFileSync(join(projectFolder, 'next.config.ts'), 'utf8');
  const root = `output: 'export',\n  turbopack: { root: ${JSON.stringify(projectFolder)} },`;
  writeFileSync(join(copy, 'next.config.ts'), config.replace("output: 'export',", root));
  return copy;
}

import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../shared/terminal';

/** All that a build of the site is made from, but for the pictures. */
const parts = [
  'app',
  'components',
  'data',
  'email-template',
  'tools',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'public/pictures/files.json',
  'public/reviews.json',
  'public/share/versions.json',
  'tsconfig.json',
];

/**
 * Copies the project without its pictures, so that a trial can change its content and build it. It shares the packages.
 * @param name of the copy, which lies in `.builds/`: within the project, so that its packages are found, and where no other
 *   tool looks. One of an earlier trial is replaced
 * @returns its folder
 */
export function copyProject(name: string): string {
  const copy = join(projectFolder, '.builds', name);
  rmSync(copy, { recursive: true, force: true });
  for (const part of parts) cpSync(join(projectFolder, part), join(copy, part), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // The framework follows no link out of its root.
  const config = readFileSync(join(projectFolder, 'next.config.ts'), 'utf8');
  const root = `output: 'export',\n  turbopack: { root: ${JSON.stringify(projectFolder)} },`;
  writeFileSync(join(copy, 'next.config.ts'), config.replace("output: 'export',", root));
  return copy;
}

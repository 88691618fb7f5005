import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../shared/files-in';
import { projectFolder } from '../../shared/terminal';

/**
 * The id of a build, a hash of its sources and settings. So two builds of one source have the same bytes. Next's own id is
 * random.
 * @param settings of the build. Only those that reach the pages count, and an empty one counts as not set
 */
export function buildId(settings: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer) =>
    hash.update(`${name}\0`).update(content).update('\0');
  const sources = ['app', 'components', 'data'].flatMap((folder) =>
    filesIn(join(projectFolder, folder)).map((name) => `${folder}/${name}`),
  );
  for (const path of [...sources, 'next.config.ts', 'package-lock.json'])
    if (!/\.test\.tsx?$/.test(path)) add(path, readFileSync(join(projectFolder, path)));
  for (const name of Object.keys(settings).sort())
    if (name.startsWith('NEXT_PUBLIC_') && settings[name]) add(name, settings[name]);
  return hash.digest('base64url').slice(0, 21);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../shared/files';
import type { Settings } from '../../shared/load-settings';
import { projectFolder } from '../../shared/terminal';

/**
 * The id of a build, a hash of its sources and settings. So two builds of one source have the same bytes. Next's own id is
 * random.
 * @param settings of the build. Only those that reach the pages count, and an empty one counts as not set
 */
export function buildId(settings: Settings): string {
  const reaching = Object.entries(settings).filter(([name, value]) => /^NEXT_PUBLIC_/.test(name) && value);
  const folders = ['app', 'components', 'data', 'site'].flatMap((folder) =>
    filesIn(join(projectFolder, folder)).map((name) => `${folder}/${name}`),
  );
  const sources = [...folders, 'next.config.ts', 'package-lock.json'].map((path) => [
    path,
    readFileSync(join(projectFolder, path), 'base64'),
  ]);
  const content = JSON.stringify([reaching.sort(), sources]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 21);
}

import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The paths of all files in a folder and the folders below it, sorted, with '/' between their parts; none if it is not there. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !lstatSync(join(folder, name)).isDirectory())
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** True for a file that a system leaves in any folder. Nobody wants it published, and nobody needs to hear of it. */
export const isSystemFile = (path: string) => /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path);

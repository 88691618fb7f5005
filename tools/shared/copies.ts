import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { filesIn, renameWhenFree } from './files';
import { projectFolder } from './terminal';

/** Its name is the day and the time. */
export type Copy = { name: string; folder: string };

const PHOTOGRAPHS = 'photographs.txt';
const NEWEST = 30;

/** The newest first. */
export function copies(project = projectFolder): Copy[] {
  const all = join(project, '.copies');
  return (existsSync(all) ? readdirSync(all) : [])
    .filter((name) => /^\d{4}-\d\d-\d\d-\d{4}/.test(name))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => ({ name, folder: join(all, name) }));
}

/** Returns a copy of the content now: a new one, or the newest if equal. */
export function keepCopy(project = projectFolder): Copy {
  const [newest] = copies(project);
  // A full disk must leave no half a copy.
  const unfinished = join(project, '.copies/unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const file of contentIn(project))
    cpSync(join(project, file), join(unfinished, file));
  const photographs = filesIn(join(project, 'photos')).join('\n');
  writeFileSync(join(unfinished, PHOTOGRAPHS), photographs);
  if (newest && isSame(newest.folder, unfinished)) {
    rmSync(unfinished, { recursive: true });
    return newest;
  }
  const name = nameOfNow(newest?.name);
  const folder = join(project, '.copies', name);
  renameWhenFree(unfinished, folder);
  for (const old of copies(project).slice(NEWEST))
    rmSync(old.folder, { recursive: true, force: true });
  return { name, folder };
}

/** Puts a copy back. Returns the photographs of that time that are missing. */
export function bringBack({ folder }: Copy, project = projectFolder): string[] {
  const files = contentIn(folder);
  for (const file of contentIn(project).filter((each) => !files.includes(each)))
    rmSync(join(project, file));
  for (const file of files) cpSync(join(folder, file), join(project, file));
  const photographs = readFileSync(join(folder, PHOTOGRAPHS), 'utf8');
  return photographs
    .split('\n')
    .filter((name) => !existsSync(join(project, 'photos', name)));
}

const contentIn = (folder: string): string[] =>
  [
    ...filesIn(join(folder, 'data')).map((file) => `data/${file}`),
    'public/reviews.json',
  ].filter((file) => file.endsWith('.json') && existsSync(join(folder, file)));

const isSame = (one: string, other: string): boolean => {
  const files = filesIn(one);
  return (
    files.join() === filesIn(other).join() &&
    files.every((file) =>
      readFileSync(join(one, file)).equals(readFileSync(join(other, file))),
    )
  );
};

/** '2026-11-28-1719', then '2026-11-28-1719-2' within the same minute. */
function nameOfNow(newest = ''): string {
  const now = new Date()
    .toLocaleString('sv')
    .replace(/(.*) (\d\d):(\d\d).*/, '$1-$2$3');
  if (!newest.startsWith(now)) return now;
  return `${now}-${Number(newest.slice(now.length + 1) || 1) + 1}`;
}

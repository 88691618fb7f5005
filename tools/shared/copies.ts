import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ownersFiles } from './files-in';
import { textIn } from './read-text';
import { projectFolder, say } from './terminal';
import { writeWhole } from './write-whole';

/** A dated copy of the owner's files. Its name holds the day, the time and the command that kept it. */
export type Copy = { name: string; folder: string };

/** These many of the newest copies are kept, and the last one of these many days. */
const NEWEST = 10;
const DAYS = 30;

const copiesIn = (project: string) => join(project, '.copies');

/** The copies that are kept, the newest first. */
export function copies(project = projectFolder): Copy[] {
  const all = copiesIn(project);
  const names = existsSync(all) ? readdirSync(all) : [];
  return names
    .filter((name) => /^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d /.test(name))
    .sort()
    .reverse()
    .map((name) => ({ name, folder: join(all, name) }));
}

/**
 * Keeps a copy of the owner's files, unless the newest one is the same, and drops old ones. The ten newest stay, the first one of
 * today, the last one of each of 30 days and that of the last build. What has not changed since the newest one takes no room. What
 * goes wrong, such as a full disk, is only a note.
 * @param command that is about to begin, such as 'reviews'; @param spare a copy that stays in any case
 * @returns the copy of the present, if there is one now
 */
export function keepCopy(command: string, project = projectFolder, spare?: Copy): Copy | undefined {
  const unfinished = join(copiesIn(project), 'unfinished');
  try {
    const copy = makeCopy(command, project, unfinished);
    const all = copies(project);
    const ofToday = all.filter(({ name }) => dayOf(name) === dayOf(momentOf(Date.now())));
    const lastOfDays = all.filter((each, index) => dayOf(each.name) !== dayOf(all[index - 1]?.name));
    const stay = [...all.slice(0, NEWEST), ofToday.at(-1), ...lastOfDays.slice(0, DAYS)];
    const names = [...stay, spare, lastBuild(project)].map((each) => each?.name);
    for (const { name, folder } of all)
      if (!names.includes(name)) rmSync(folder, { recursive: true, force: true });
    return copy;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'the disk is full' : (code ?? message);
    say(`  Please note: No copy of your files could be kept (${reason}).`);
    // Half a copy would take the last room of a full disk.
    rmSync(unfinished, { recursive: true, force: true });
    return undefined;
  }
}

function makeCopy(command: string, project: string, unfinished: string): Copy {
  const [last] = copies(project);
  if (last && !changedFiles(last.folder, project).length) return last;
  rmSync(unfinished, { recursive: true, force: true });
  for (const file of ownersFiles(project)) {
    const [from, to] = [join(project, file), join(unfinished, file)];
    mkdirSync(dirname(to), { recursive: true });
    if (last && isSame(from, join(last.folder, file))) linkOrCopy(join(last.folder, file), to);
    else copyFileSync(from, to);
  }
  let time = Date.now();
  // Two commands within one second. The day and time name a copy.
  while (last && momentOf(time) <= last.name.slice(0, 19)) time += 1000;
  const name = `${momentOf(time)} before ${command}`;
  const folder = join(copiesIn(project), name);
  renameSync(unfinished, folder);
  return { name, folder };
}

/** Only copies are linked with each other: a program may write into a file of the owner's. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // A disk that knows no links, such as a memory stick.
    copyFileSync(from, to);
  }
}

/**
 * Puts the owner's files back as they are in a copy, also those that were added or taken out since.
 * @throws OwnerError when a file cannot be written
 */
export async function bringBack({ folder }: Copy, project = projectFolder): Promise<void> {
  const changed = changedFiles(folder, project);
  // First, because a system may take 'Home-1.jpg' and 'home-1.jpg' for one file.
  for (const file of changed.filter((each) => !existsSync(join(folder, each)))) rmSync(join(project, file));
  for (const file of changed.filter((each) => existsSync(join(folder, each))))
    await writeWhole(join(project, file), readFileSync(join(folder, file)));
}

const lastBuildIn = (project: string) => join(copiesIn(project), 'last-build.txt');

/** The copy of the last successful build. */
export function lastBuild(project = projectFolder): Copy | undefined {
  const last = textIn(lastBuildIn(project));
  return copies(project).find(({ name }) => name === last);
}

/**
 * Says what has changed since the last build, then takes this one as the last.
 * @param built the copy of what was built
 */
export function sayWhatChanged(built: Copy | undefined, project = projectFolder): void {
  const last = lastBuild(project);
  if (last) {
    const lines = differences(last.folder, built?.folder ?? project);
    say(lines.length ? '\nSince the last build:' : '\nThe same content as in the last build.');
    for (const line of lines) say(`  ${line}`);
  }
  if (built) writeFileSync(lastBuildIn(project), built.name);
}

/** What has changed from one copy of the owner's files to another, or to the project: a line for each file. */
export function differences(before: string, after: string): string[] {
  return changedFiles(before, after).map((file) => {
    if (!existsSync(join(after, file))) return `${file} taken out`;
    return `${file} ${existsSync(join(before, file)) ? 'changed' : 'added'}`;
  });
}

/** The owner's files that differ between two folders, or are only in one of them. */
function changedFiles(before: string, after: string): string[] {
  const files = new Set([...ownersFiles(before), ...ownersFiles(after)]);
  return [...files].filter((file) => !isSame(join(before, file), join(after, file)));
}

const isSame = (one: string, other: string) =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));

const dayOf = (name?: string) => name?.slice(0, 10);

/** '2026-11-20 14.05.33', without colons, which Windows does not allow. */
const momentOf = (time: number) => new Date(time).toLocaleString('sv').replaceAll(':', '.');

/** 'Friday 20 November 2026 at 2:05 pm' */
export const inWords = (time: Date) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' }).format(time);

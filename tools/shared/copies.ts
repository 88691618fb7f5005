import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { today } from '../../site/facts/harbour';
import type { Priced } from '../../site/facts/new-prices';
import { dateInWords } from '../../site/words/calendar-day';
import { changesIn } from './changes';
import { changedFiles, differences, isSame } from './differences';
import {
  jsonIn,
  ownersFiles,
  renameWhenFree,
  textIn,
  writeWhole,
} from './files';
import type { Settings } from './load-settings';
import { reasonOf } from './refused';
import { contentSchema, describe, titleOf } from './schemas';
import { projectFolder, say } from './terminal';

/**
 * A dated copy of the owner's files. Its name holds the day, the time and the
 * command that kept it.
 */
export type Copy = { name: string; folder: string };

/**
 * This many of the newest copies are kept, and the last one of this many days.
 */
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
 * Keeps a copy of the owner's files before or after a command, unless the
 * newest one is the same, and drops old ones: the ten newest stay, the last one
 * of each of 30 days, and that of the last build. What goes wrong, such as a
 * full disk, is only a note.
 * @returns the copy of the present, if there is one now
 */
export function keepCopy(
  command: string,
  project = projectFolder,
  when = 'before',
): Copy | undefined {
  const unfinished = join(copiesIn(project), 'unfinished');
  try {
    const copy = makeCopy(`${when} ${command}`, project, unfinished);
    // One of the old ones is brought back next.
    if (command !== 'undo') dropOldCopies(project);
    return copy;
  } catch (error) {
    say(
      `  Please note: No copy of your files could be kept (${reasonOf(error)}).`,
    );
    // Half a copy would take the last room of a full disk.
    rmSync(unfinished, { recursive: true, force: true });
    return undefined;
  }
}

function dropOldCopies(project: string): void {
  const all = copies(project);
  const built = lastBuild(project)?.copy.name;
  const lastOfDays = all.filter(
    ({ name }, index) => dayOf(name) !== dayOf(all[index - 1]?.name),
  );
  const stay = [...all.slice(0, NEWEST), ...lastOfDays.slice(0, DAYS)];
  for (const copy of all)
    if (!stay.includes(copy) && copy.name !== built)
      rmSync(copy.folder, { recursive: true, force: true });
}

function makeCopy(title: string, project: string, unfinished: string): Copy {
  const [last] = copies(project);
  if (last && !changedFiles(last.folder, project).length) return last;
  rmSync(unfinished, { recursive: true, force: true });
  for (const file of ownersFiles(project)) {
    const [from, to] = [join(project, file), join(unfinished, file)];
    mkdirSync(dirname(to), { recursive: true });
    if (last && isSame(from, join(last.folder, file)))
      linkOrCopy(join(last.folder, file), to);
    else copyFileSync(from, to);
  }
  let time = Date.now();
  // Two commands within one second. The day and time name a copy.
  while (last && momentOf(time) <= last.name.slice(0, 19)) time += 1000;
  const name = `${momentOf(time)} ${title}`;
  const folder = join(copiesIn(project), name);
  renameWhenFree(unfinished, folder);
  return { name, folder };
}

/**
 * Only copies are linked with each other: a program may write into a file of
 * the owner's.
 */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // A disk that knows no links, such as a memory stick.
    copyFileSync(from, to);
  }
}

/** Puts the owner's files back as they are in a copy. */
export async function bringBack(
  { folder }: Copy,
  project = projectFolder,
): Promise<void> {
  const changed = changedFiles(folder, project);
  // First, because a system may take 'Home-1.jpg' and 'home-1.jpg' for one
  // file.
  for (const file of changed.filter((each) => !existsSync(join(folder, each))))
    rmSync(join(project, file));
  for (const file of changed.filter((each) => existsSync(join(folder, each))))
    await writeWhole(join(project, file), await readFile(join(folder, file)));
}

const lastBuildIn = (project: string) =>
  join(copiesIn(project), 'last-build.json');

/**
 * The copy of the last successful build, if it is still there, the settings
 * that it had, and its day at the harbour.
 */
export function lastBuild(
  project = projectFolder,
): { copy: Copy; settings: Settings; day?: string } | undefined {
  const {
    name,
    settings = {},
    day,
  } = JSON.parse(textIn(lastBuildIn(project)) || '{}');
  const copy = copies(project).find((each) => each.name === name);
  return copy && { copy, settings, day };
}

/**
 * Says what has changed since the last build, then takes this one as the last:
 * its copy and its settings.
 */
export async function sayWhatChanged(
  built: Copy | undefined,
  env: Settings,
  project = projectFolder,
) {
  const settings = Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => name.startsWith('NEXT_PUBLIC_') && value,
    ),
  );
  const last = lastBuild(project);
  if (last) {
    const now = built?.folder ?? project;
    const ofSettings = changesIn(
      SETTINGS,
      last.settings,
      settings,
      describe(contentSchema(SETTINGS)),
    );
    const lines = new Set([
      ...differences(last.copy.folder, now),
      ...newPricesSince(last.day, now),
      ...ofSettings,
    ]);
    say(
      lines.size
        ? '\nSince the last build:'
        : '\nThe same content as in the last build.',
    );
    for (const line of lines) say(`  ${line}`);
    if (Object.keys(last.settings).some((name) => !(name in settings)))
      say(
        `  Settings of the last build are gone. Is ${SETTINGS} from an older copy?`,
      );
  }
  if (built)
    await writeWhole(
      lastBuildIn(project),
      JSON.stringify({ name: built.name, settings, day: today() }),
    );
}

/** A line for each file whose new prices have begun to hold since a day. */
const newPricesSince = (day = today(), folder: string): string[] =>
  ownersFiles(folder).flatMap((file) => {
    if (!file.endsWith('.json')) return [];
    const content = jsonIn(join(folder, file)) as Priced | undefined;
    const from = content?.newPrices?.from ?? '';
    return day < from && from <= today()
      ? `${titleOf(file, content)}: the new prices hold since ${dateInWords(from)}`
      : [];
  });

const SETTINGS = 'data/settings.json';

const dayOf = (name?: string) => name?.slice(0, 10);

/** '2026-11-20 14.05.33', without colons, which Windows does not allow. */
const momentOf = (time: number) =>
  new Date(time).toLocaleString('sv').replaceAll(':', '.');

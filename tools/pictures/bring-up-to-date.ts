import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../shared/files-in';
import { clock, OwnerError } from '../shared/terminal';
import { readManifest, writeManifest } from './manifest';
import type { Master } from './masters';
import { openMaster, type Upright } from './open-master';
import { printEdition, printed } from './print';

/** Some files to make from a picture. */
export type Job<Made> = {
  name: string;
  /** The first readable master is used. */
  masters: readonly Master[];
  /** What the files depend on besides the master. */
  ingredients: readonly string[];
  /** Makes the files. Returns what the manifest says of them. */
  make: (picture: Upright, shown: string) => Promise<Made>;
};

type Options<Made> = {
  /** The path of the manifest. The files are in its folder. */
  list: string;
  jobs: readonly Job<Made>[];
  /** The names of the files of a job. */
  files: (name: string, made: Made) => string[];
  /** The names of files that an interrupted run may have left. They are deleted when they belong to no job. */
  leftovers?: RegExp;
};

/**
 * Does the jobs whose files are missing or come from something else, one after the other, and says so. Deletes the files of earlier jobs.
 * @returns the names of these jobs, and a sentence for each master that cannot be read
 * @throws OwnerError when a file cannot be written
 */
export async function bringUpToDate<Made>({ list, jobs, files, leftovers }: Options<Made>) {
  const folder = dirname(list);
  const manifest = readManifest<Made & { version: string | undefined }>(list);
  const made: string[] = [];
  const problems: string[] = [];

  const due = jobs.filter((job) => job.masters[0] && !isCurrent(job, job.masters[0]));
  for (const [index, job] of due.entries()) {
    process.stdout.write(`  ${index + 1} of ${due.length}  ${job.name} … `);
    const time = clock();
    const opened = await openFirst(job);
    if (opened) {
      const { picture, shown, version } = opened;
      manifest[job.name] = { ...(await job.make(picture, shown)), version };
      await writeManifest(list, manifest);
      made.push(job.name);
    }
    process.stdout.write(`${opened ? time() : 'not made'}\n`);
  }

  const unused = Object.keys(manifest).filter((name) => !jobs.some((job) => job.name === name));
  const stale = unused.flatMap(filesOf);
  for (const name of unused) delete manifest[name];
  if (unused.length) await writeManifest(list, manifest);
  if (leftovers) stale.push(...filesIn(folder).filter((file) => leftovers.test(file)));
  const used = Object.keys(manifest).flatMap(filesOf);
  for (const file of stale) if (!used.includes(file)) rmSync(join(folder, file), { force: true });
  return { made, problems };

  function filesOf(name: string): string[] {
    return manifest[name] ? files(name, manifest[name]) : [];
  }

  function isCurrent({ name, ingredients }: Job<Made>, master: Master): boolean {
    const version = versionFrom(master, ingredients);
    return (
      version !== undefined &&
      version === manifest[name]?.version &&
      filesOf(name).every((file) => existsSync(join(folder, file)))
    );
  }

  /** Opens the first readable master, unless the files come from it. */
  async function openFirst(job: Job<Made>) {
    for (const master of job.masters) {
      if (isCurrent(job, master)) return undefined;
      try {
        const picture = await openMaster(master);
        const { shown, photograph } = master;
        const version = versionFrom(master, job.ingredients);
        return { picture: photograph ? await printed(picture) : picture, shown, version };
      } catch (error) {
        if (!(error instanceof OwnerError)) throw error;
        problems.push(error.message);
      }
    }
    return undefined;
  }
}

/** Changes with a master and with what its files depend on besides it; `undefined` when the master cannot be read. */
export function versionFrom(
  { path, photograph }: Master,
  ingredients: readonly string[],
): string | undefined {
  const hash = createHash('sha256');
  const look = photograph ? [printEdition] : [];
  try {
    for (const each of [readFileSync(path), ...look, ...ingredients]) hash.update(each).update('\0');
  } catch {
    return undefined;
  }
  return hash.digest('hex').slice(0, 8);
}

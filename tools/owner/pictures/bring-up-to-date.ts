import { readFile } from 'node:fs/promises';
import { duration, OwnerError } from '../../shared/terminal';
import type { Master } from './masters';
import { openMaster, type Upright } from './open-master';
import { printEdition, printed } from './print';

/** A result to make from a picture. */
export type Job = {
  name: string;
  /** The first readable master is used. */
  masters: readonly Master[];
  /** Whether the result of these bytes already exists, and how to make it. */
  check: (...master: Ingredients) => { version: string; current: boolean };
  make: (opened: Opened) => Promise<void>;
};

type Ingredients = readonly [bytes: Buffer, ...edition: string[]];
type Opened = { picture: Upright; version: string; shown: string };

/**
 * Does the jobs without a result, one after the other, and reports the progress.
 * @returns the names of the results, and a sentence for each master that cannot be read
 * @throws OwnerError when a file cannot be written
 */
export async function bringUpToDate(
  jobs: readonly Job[],
  tell: (words: string) => void,
): Promise<{ made: string[]; problems: string[] }> {
  const made: string[] = [];
  const problems: string[] = [];
  const due: Job[] = [];
  for (const job of jobs) if (await isDue(job)) due.push(job);
  for (const [index, job] of due.entries()) {
    tell(`  ${index + 1} of ${due.length}  ${job.name} … `);
    const start = performance.now();
    const opened = await openFirst(job, problems);
    if (opened) {
      await job.make(opened);
      made.push(job.name);
    }
    tell(`${opened ? duration(performance.now() - start) : 'not made'}\n`);
  }
  return { made, problems };
}

/** True when there is a master and the result is not known to come from it. */
async function isDue({ masters: [first], check }: Job): Promise<boolean> {
  if (!first) return false;
  const master = await readMaster(first).catch(() => undefined);
  return !master || !check(...master).current;
}

/** Opens the first readable master, unless the result comes from it. */
async function openFirst({ masters, check }: Job, problems: string[]): Promise<Opened | undefined> {
  for (const master of masters) {
    const { shown, photograph } = master;
    try {
      const ingredients = await readMaster(master);
      const { version, current } = check(...ingredients);
      if (current) return undefined;
      const picture = await openMaster(shown, ingredients[0]);
      return { picture: photograph ? await printed(picture) : picture, version, shown };
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      problems.push(error.message);
    }
  }
  return undefined;
}

async function readMaster({ path, shown, photograph }: Master): Promise<Ingredients> {
  try {
    const bytes = await readFile(path);
    return photograph ? [bytes, printEdition] : [bytes];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OwnerError(
      `${shown} cannot be opened (the system says ${code}); copy it into its place again.`,
    );
  }
}

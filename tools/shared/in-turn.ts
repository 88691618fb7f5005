import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './terminal';

/**
 * Does work that only one process may do at a time; others wait for their turn. A process that was killed before it gave the
 * turn back does not hold it for ever.
 * @param lock the file that stands for the turn; it holds the number of the process that has it
 */
export async function inTurn<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  let told = false;
  while (!taken(lock)) {
    if (!told) say(`  Waiting: another build is at work in this folder (if there is none, remove ${lock})`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  try {
    writeFileSync(lock, self, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (left(lock)) sweep(lock);
    return false;
  }
}

/**
 * Removes the lock of a dead process. That needs a turn too: of two processes that find it dead, the slower one would remove
 * the lock that the quicker one has taken since.
 */
function sweep(lock: string): void {
  const broom = `${lock}.broom`;
  if (!taken(broom)) return;
  if (left(lock)) rmSync(lock);
  rmSync(broom);
}

/** This process, and not another one that had its number before. */
const self = `${process.pid} ${performance.timeOrigin}`;

/** True when the process that took this lock is no more; false also when nobody has it. */
function left(lock: string): boolean {
  try {
    const holder = readFileSync(lock, 'utf8');
    const pid = Number.parseInt(holder, 10) || 0;
    if (pid === process.pid) return holder !== self;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

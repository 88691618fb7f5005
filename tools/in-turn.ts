import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './terminal';

/**
 * Does work that only one process may do at a time; others wait for their turn. A process that ended without giving the
 * turn back (the power, Ctrl+C) does not hold it for ever.
 * @param lock the file that stands for the turn; it holds the number of the process that has it
 */
export async function inTurn<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  let told = false;
  while (!taken(lock)) {
    if (!told) say('  Waiting: another build is at work in this folder');
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
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!holderIsAlive(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function holderIsAlive(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // The process belongs to somebody else: alive all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

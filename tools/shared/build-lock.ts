import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { projectFolder, say } from './terminal';

/**
 * Does work that only one process may do at a time in this project. The lock of
 * a killed process ends after half a minute.
 */
export async function withBuildLock<T>(
  work: () => Promise<T>,
  project = projectFolder,
): Promise<T> {
  const folder = join(project, '.builds');
  mkdirSync(folder, { recursive: true });
  const options = {
    lockfilePath: join(folder, 'lock'),
    stale: 30_000,
    onCompromised,
  };
  const release = await lock(folder, options).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED') throw error;
      say(
        '  Waiting: another command is at work in this folder, or was stopped less than half a minute ago',
      );
      return lock(folder, {
        ...options,
        retries: { forever: true, factor: 1, minTimeout: 250 },
      });
    },
  );
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Ends this process: another one has begun, because this computer slept or
 * somebody removed the lock.
 */
function onCompromised(): void {
  console.error(
    '\nAnother command has begun in this folder meanwhile, so this one ends. Begin it again later.',
  );
  process.exit(1);
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { OwnerError, projectFolder } from './terminal';

/** The ending of an unfinished file. */
export const UNFINISHED = '.part';

/**
 * Writes a file under another name, then renames it. So the file is complete or does not exist, even after a crash.
 * @throws OwnerError when the disk is full or the folder is not writable
 */
export async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path + UNFINISHED, content);
    await rename(path + UNFINISHED, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'the disk is full' : `the system says ${code}`;
    throw new OwnerError(
      `${relative(projectFolder, path)} cannot be written: ${reason}. Put that right and run the command again.`,
    );
  }
}

/**
 * The codes by which Windows says that a program has a file open. A file that
 * may not be written has the last two as well.
 */
export const HELD = ['EBUSY', 'EPERM', 'EACCES'];

/** Whether the system refuses a file, which the owner can put right. */
export const isRefused = (error: unknown): error is NodeJS.ErrnoException =>
  [...HELD, 'ENOSPC', 'EROFS'].includes(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  );

/** Why the system refuses a file, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'the disk is full';
  return HELD.includes(code)
    ? `another program has it open, or it is protected (${code})`
    : `the system says ${code || message}`;
}

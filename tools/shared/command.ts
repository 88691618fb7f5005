import { OwnerError } from './terminal';

/**
 * Runs a command of package.json. A mistake of the owner ends in its sentence;
 * a bug keeps its stack trace.
 */
export async function command(
  load: () => Promise<{ run: (given: string[]) => Promise<number> }>,
): Promise<void> {
  try {
    // As `next.config.ts` gives them to the pages.
    const { telephoneOfPages } = await import('../../site/words/telephone');
    Object.assign(process.env, telephoneOfPages());
    const { run } = await load();
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof OwnerError) console.error(`\n${error.message}`);
    else if (isSystemError(error))
      console.error(
        `\n${error.path ?? 'A file'} cannot be used (${error.code}): another program has it open, it is protected, or the disk is full. Put that right and run the command again.`,
      );
    else throw error;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  ['EBUSY', 'EPERM', 'EACCES', 'ENOSPC', 'EROFS'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );

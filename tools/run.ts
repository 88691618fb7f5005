import { telephoneOfPages } from '../site/words/telephone';
import { OwnerError } from './shared/terminal';

type Command = { run: (given: string[]) => Promise<void> };

/** The commands of package.json, and those that they start. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: () => import('./commands/start'),
  edit: () => import('./commands/edit'),
  dev: () => import('./commands/dev'),
  'after-save': () => import('./commands/after-save'),
  build: () => import('./commands/build'),
  check: () => import('./commands/check'),
  reviews: () => import('./commands/reviews'),
  undo: () => import('./commands/undo'),
  'test-sites': () => import('./testing/build-sites'),
};

const [name = '', ...given] = process.argv.slice(2);

// As in next.config.ts. What reads data/ is loaded after this.
Object.assign(process.env, telephoneOfPages());

try {
  const command = await commands[name]?.();
  await command?.run(given);
} catch (error) {
  process.exitCode = 1;
  // A bug keeps its stack trace.
  if (error instanceof OwnerError) console.error(`\n${error.message}`);
  else if (isSystemError(error))
    console.error(
      `\n${error.path ?? 'A file'} cannot be used (${error.code}): another program has it open, it is protected, or the disk is full. Put that right and run the command again.`,
    );
  else throw error;
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return ['EBUSY', 'EPERM', 'EACCES', 'ENOSPC', 'EROFS'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}

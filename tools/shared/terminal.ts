import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The folder of the project, with a slash or backslash at the end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A mistake the owner can put right. Its message is one or more plain sentences and is all that is printed:
 * where in our code it was noticed is of no use to the reader.
 */
export class OwnerError extends Error {
  override name = 'OwnerError';
}

/** Prints one line of progress. */
export function say(line = ''): void {
  console.log(line);
}

/** Starts a clock; the answer says how long it has run, in words. */
export function clock(): () => string {
  const start = performance.now();
  return () => duration(performance.now() - start);
}

/**
 * Does one piece of work and prints what it was and how long it took.
 * @throws what the work throws
 */
export async function timed<Result>(title: string, work: () => Promise<Result> | Result): Promise<Result> {
  const time = clock();
  const result = await work();
  say(`  ${title} (${time()})`);
  return result;
}

/** A span in words: '0.4 s', '12 s', '2 min 5 s'. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** A size in words: '940 bytes', '12.3 kB', '4.1 MB'. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** True when the module of this address was started as a command, not imported by another one. */
export function startedAs(moduleAddress: string): boolean {
  // The project may be reached through a link; modules know only their real place.
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(moduleAddress);
}

/**
 * Runs a command: prints `help` for `--help` or `help`; otherwise does the work and ends with its exit code. An owner's mistake
 * ends as its sentence alone; anything else is our own fault and is printed whole.
 * @param accepted the options and words the command takes, as `parseArgs` describes them; none unless given
 */
export async function command<Accepted extends ParseArgsConfig = Record<never, never>>(
  help: string,
  work: (given: ReturnType<typeof parseArgs<Accepted>>) => Promise<number>,
  accepted?: Accepted,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    say(help.trim());
    return;
  }
  try {
    const config = { ...accepted, args } as unknown as Accepted;
    process.exitCode = await work(parseArgs(config));
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof OwnerError) console.error(`\n${error.message}`);
    else if (isUnknownOption(error))
      console.error(`\n${error.message.split('.')[0]}; --help shows what there is.`);
    else console.error('\nThis command met a fault of its own:', error);
  }
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

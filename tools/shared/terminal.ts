import { fileURLToPath } from 'node:url';

/** The folder of the project with a final slash or backslash. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A mistake that the owner can correct. The terminal shows only its message,
 * without a stack trace.
 */
export class OwnerError extends Error {
  override name = 'OwnerError';
}

export function say(line = ''): void {
  console.log(line);
}

/**
 * Starts a clock. The returned function gives the time since then, such as '0.4
 * s'.
 */
export function clock(): () => string {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Throws an OwnerError for a word that a command does not know. */
export function stopAtUnknown(
  words: readonly string[],
  known: readonly string[] = [],
): void {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new OwnerError(
      `There is no '${unknown}' here; README.md lists the commands.`,
    );
}

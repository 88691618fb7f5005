import { fileURLToPath } from 'node:url';
import { distance, closest as nearest } from 'fastest-levenshtein';
import { asLine, type Mistake } from './mistakes';

/** The folder of the project with a final slash or backslash. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A mistake that the owner can correct. The terminal shows only its message,
 * without a stack trace.
 */
export class OwnerError extends Error {
  override name = 'OwnerError';
  /** The mistakes as data, for a program that shows them in its own way. */
  readonly mistakes: readonly Mistake[];
  constructor(
    message: string,
    mistakes: readonly Mistake[] = [{ sentence: message }],
  ) {
    super(message);
    this.mistakes = mistakes;
  }
}

/**
 * Throws an OwnerError with a line for each mistake, if there is one. A
 * sentence is a mistake in no field of a form.
 */
export function refuse(faults: readonly (Mistake | string)[]): void {
  if (!faults.length) return;
  const mistakes = faults.map((each) =>
    typeof each === 'string' ? { sentence: each } : each,
  );
  const lines = mistakes.map((mistake) => `- ${asLine(mistake)}`);
  throw new OwnerError(['To put right:', ...lines].join('\n'), mistakes);
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
export function refuseUnknown(
  words: readonly string[],
  known: readonly string[] = [],
): void {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new OwnerError(
      `There is no '${unknown}' here; README.md lists the commands.`,
    );
}

/**
 * Returns the most similar name, half of its letters different at most;
 * `undefined` when no name is that similar.
 */
export function closest(
  typed: string,
  names: readonly string[],
): string | undefined {
  const name = names.length ? nearest(typed, names) : undefined;
  return name !== undefined &&
    distance(typed, name) <= Math.min(4, name.length / 2)
    ? name
    : undefined;
}

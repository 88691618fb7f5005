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

import { fileURLToPath } from 'node:url';

/** With a final slash or backslash. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** A mistake that the owner can correct. */
export class OwnerError extends Error {
  override name = 'OwnerError';
}

export function say(line = ''): void {
  console.log(line);
}

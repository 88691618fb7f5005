import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';

/**
 * The files that differ between two folders, or are only in one of them.
 * @param list gives the files of a folder that count; by default all
 */
export function changedFiles(before: string, after: string, list = filesIn): string[] {
  const files = new Set([...list(before), ...list(after)]);
  return [...files].filter((file) => !isSame(join(before, file), join(after, file)));
}

/** True when both files are there and hold the same. */
export function isSame(one: string, other: string): boolean {
  return (
    existsSync(one) &&
    existsSync(other) &&
    statSync(one).size === statSync(other).size &&
    readFileSync(one).equals(readFileSync(other))
  );
}

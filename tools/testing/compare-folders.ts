import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../shared/files-in';

/**
 * Compares two folders.
 * @returns one line for each file that is in one folder only or has other bytes
 */
export function differences(one: string, other: string): string[] {
  const [first, second] = [new Set(filesIn(one)), new Set(filesIn(other))];
  const names = [...new Set([...first, ...second])].sort();
  return names.flatMap((name) => {
    if (!first.has(name)) return [`${name} is only in the second`];
    if (!second.has(name)) return [`${name} is only in the first`];
    return readFileSync(join(one, name)).equals(readFileSync(join(other, name))) ? [] : [`${name} differs`];
  });
}

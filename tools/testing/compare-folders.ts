import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares two folders.
 * @returns one line for each file that is in one folder only or has other bytes
 */
export function differences(one: string, other: string): string[] {
  const [first, second] = [filesOf(one), filesOf(other)];
  const names = [...new Set([...first, ...second])].sort();
  return names.flatMap((name) => {
    if (!first.has(name)) return [`${name} is only in the second`];
    if (!second.has(name)) return [`${name} is only in the first`];
    return readFileSync(join(one, name)).equals(readFileSync(join(other, name))) ? [] : [`${name} differs`];
  });
}

function filesOf(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(names.filter((name) => statSync(join(folder, name)).isFile()));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Chunk = { path: string; script: string };

/** Every script file that Next made, with its path. */
export function chunksOf(folder: string): Chunk[] {
  const chunks = join(folder, '_next/static/chunks');
  return readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(chunks, name))
    .map((path) => ({ path, script: readFileSync(path, 'utf8') }));
}

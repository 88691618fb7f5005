import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import { OwnerError } from './terminal';

/** The files in a folder and below, sorted, with '/' between the parts. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !lstatSync(join(folder, name)).isDirectory())
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** What a system or an open program leaves in any folder. */
export const isSystemFile = (path: string) =>
  /(^|\/)(\._.*|~\$.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

/** Throws an OwnerError with the line of a mistake. */
export function readJsonFile(path: string, name = basename(path)): unknown {
  if (!existsSync(path))
    throw new OwnerError(
      `${name} is missing; put it back from an earlier copy: 'npm run undo' lists them.`,
    );
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const line = text.slice(0, errors[0]?.offset).trimEnd().split('\n').length;
    throw new OwnerError(
      `${name} cannot be read near line ${line}; look there for a comma or quotation mark that is missing or too many.`,
    );
  }
}

export function jsonIn(path: string): unknown {
  try {
    return readJsonFile(path);
  } catch {
    return undefined;
  }
}

export const textIn = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8') : '';

/** Writes a file under another name first, so that it is always whole. */
export async function writeWhole(
  path: string,
  content: Buffer | string,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  renameWhenFree(`${path}.part`, path);
}

/** On Windows a virus scanner or OneDrive may hold a new file for a moment. */
export function renameWhenFree(from: string, to: string, attempts = 10): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (attempts === 1 || !['EBUSY', 'EPERM', 'EACCES'].includes(code))
      throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    renameWhenFree(from, to, attempts - 1);
  }
}

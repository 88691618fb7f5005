import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { OwnerError } from './terminal';

/**
 * Reads a text file of the owner.
 * @throws OwnerError when an editor has saved it in another encoding than UTF-8, as Notepad does with 'ANSI' and 'Unicode'
 */
export function readText(path: string, name = basename(path)): string {
  const bytes = readFileSync(path);
  // Text in UTF-16 has zero bytes.
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString('utf8');
  throw new OwnerError(
    `${name} is not saved as UTF-8, so its letters cannot be read; open it in your editor, choose 'Save as' with the encoding UTF-8, and save it under the same name.`,
  );
}

/** The text of a file; '' when it is not there. */
export const textIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

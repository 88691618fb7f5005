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

/**
 * Reads a JSON file of the owner. A byte order mark, which Notepad writes, is no mistake.
 * @throws OwnerError with the file, the line and what to look for
 */
export function readJsonFile(path: string, name = basename(path)): unknown {
  if (!existsSync(path)) throw new OwnerError(`${name} is missing; put it back from an earlier copy.`);
  const text = readText(path, name).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    // The engine gives a position, or the text round the mistake with up to ten letters before it.
    const [, dots, around = ''] = /, (\.\.\.)?"([\s\S]*)" is not valid JSON$/.exec(message) ?? [];
    const near = dots ? text.indexOf(around.replace(/"?\.\.\.$/, '')) + 10 : text.length;
    const [, token = ''] = /^Unexpected token '(.)'/.exec(message) ?? [];
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? (dots ? near : text.indexOf(token)));
    const line = text
      .slice(0, token || /position/.test(message) ? at : text.length)
      .trimEnd()
      .split('\n').length;
    throw new OwnerError(
      `${name} cannot be read near line ${line}; look there for a comma or quotation mark that is missing or too many.`,
    );
  }
}

/** The text of a file; '' when it is not there. */
export const textIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

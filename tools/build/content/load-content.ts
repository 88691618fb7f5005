import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../shared/read-text';
import { OwnerError } from '../../shared/terminal';

/**
 * Reads a JSON file.
 * @param folder the project
 * @param file a path in the project, such as 'data/prices.json'
 * @throws OwnerError with the file and the line when the file cannot be read
 */
export function loadContent(folder: string, file: string): unknown {
  const path = join(folder, file);
  if (!existsSync(path)) throw new OwnerError(`${file} is missing; put it back from an earlier copy.`);
  const text = readText(path, file);
  try {
    // Some editors on Windows write a byte order mark at the start of a file.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const [, words = '', position = text.length] =
      /^(.*?)(?: in JSON)?(?: at position (\d+).*)?$/s.exec((error as Error).message) ?? [];
    const line = text.slice(0, Number(position)).split('\n').length;
    throw new OwnerError(
      `${file}, line ${line} is not proper JSON (${words}); often a comma or a straight quotation mark is missing or too many there, for example "rating": 5,`,
    );
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '../../shared/read-text';
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
  return readJsonFile(path, file);
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OwnerError } from '../../shared/terminal';

/**
 * Loads a content module (`.ts`) or a JSON file.
 * @param folder of the project; @param file relative to it, as 'data/tours.ts'
 * @throws OwnerError with one sentence naming file and line when it cannot be read
 */
export async function loadContent(folder: string, file: string): Promise<unknown> {
  const path = join(folder, file);
  if (!existsSync(path)) throw new OwnerError(missing(file));
  if (file.endsWith('.json')) return parseJson(file, readFileSync(path, 'utf8'));
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new OwnerError(moduleSentence(folder, file, error));
  }
}

/** Where the fault is, as far as the compiler (esbuild, inside tsx) or the stack of a running module tells. */
function moduleSentence(folder: string, file: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const absent = /^Cannot find module '([^']+?)(?:\.ts)?'/.exec(message)?.[1];
  if (absent) return missing(`${relative(folder, resolve(folder, dirname(file), absent))}.ts`);
  const syntax = /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(message);
  if (syntax) {
    const [, path = '', line, words = ''] = syntax;
    return `${relative(folder, path)}, line ${line}: ${withoutStop(words)}; often a comma, a quotation mark or a bracket is missing there or at the end of the line above, for example name: 'Fishing',`;
  }
  const place = stack
    .split('\n')
    .map((line) => /\(?(?:file:\/\/)?([^()\s]+):(\d+):\d+\)?$/.exec(line))
    .find((match) => match?.[1]?.startsWith(join(folder, 'data')));
  const where = place?.[1] ? `${relative(folder, place[1])}, line ${place[2]}` : file;
  const words = withoutStop(message.split('\n')[0] ?? message).replaceAll(folder, '');
  return `${where}: ${words}; words need quotation marks, for example name: 'Fishing',`;
}

function parseJson(file: string, text: string): unknown {
  try {
    // Some editors on Windows begin a file with an invisible mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position =
      /at position (\d+)/.exec(message)?.[1] ?? (message.includes('end of JSON') ? text.length : undefined);
    const lines = position === undefined ? undefined : text.slice(0, Number(position)).split('\n');
    const where = lines ? `, line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}` : '';
    const words = message.replace(/ (in JSON )?at position.*$/s, '');
    throw new OwnerError(
      `${file}${where} is not proper JSON (${words}); often a comma or a straight quotation mark is missing or too many there, for example "rating": 5,`,
    );
  }
}

function missing(file: string): string {
  return `${file} is missing; put it back from an earlier copy.`;
}

function withoutStop(words: string): string {
  return words.replace(/\.$/, '');
}

import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText } from '../../shared/read-text';
import { OwnerError } from '../../shared/terminal';

/**
 * Loads a content module (`.ts`) or a JSON file.
 * @param folder the project
 * @param file a path in the project, such as 'data/tours.ts'
 * @throws OwnerError with the file and the line when the file cannot be read
 */
export async function loadContent(folder: string, file: string): Promise<unknown> {
  const path = join(folder, file);
  if (!existsSync(path)) throw new OwnerError(missing(file));
  const text = readText(path, file);
  if (file.endsWith('.json')) return parseJson(file, text);
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new OwnerError(moduleSentence(folder, file, error));
  }
}

/** The line of the mistake, from the compiler (esbuild in tsx) or from the stack trace. */
function moduleSentence(folder: string, file: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const absent = /^Cannot find module '([^']+?)(?:\.ts)?'/.exec(message)?.[1];
  if (absent) return missing(`${relative(folder, resolve(folder, dirname(file), absent))}.ts`);
  const [, place = file, line] =
    /\b(data[/\\](?:(?:functions|schema)[/\\])?[\w-]+\.ts):(\d+):\d+/.exec(`${message}\n${stack}`) ?? [];
  const [, syntaxWords] = / ERROR: (.+)$/m.exec(message) ?? [];
  const words = (syntaxWords ?? message.split('\n')[0] ?? '').replaceAll(folder, '').replace(/\.$/, '');
  const source = readText(join(folder, place)).split('\n')[Number(line) - 1] ?? '';
  return `${place}${line ? `, line ${line}` : ''}: ${words}; ${hint(source, Boolean(syntaxWords))}`;
}

/** The most common mistake in such a line. */
function hint(line: string, syntax: boolean): string {
  const withoutTexts = line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '');
  if (/\d,\d{3}\b/.test(withoutTexts)) return 'a number is written without a comma, for example 1200.';
  if (/\$\d/.test(withoutTexts)) return 'a price is the number alone, without $, for example 280.';
  if (!syntax) return "words need quotation marks, for example name: 'Fishing',";
  const isOdd = line.split("'").length % 2 === 0;
  if (/\p{L}'\p{L}/u.test(line) || (isOdd && /\p{L}' \p{L}/u.test(line)))
    return "the apostrophe ' ends the text, so write ’ in its place, for example 'It’s here'.";
  if (isOdd) return "the quotation mark at the end of the text is missing, for example name: 'Fishing',";
  return "often a comma or a bracket is missing there or at the end of the line above, for example name: 'Fishing',";
}

function parseJson(file: string, text: string): unknown {
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

const missing = (file: string) => `${file} is missing; put it back from an earlier copy.`;

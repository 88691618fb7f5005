import { join } from 'node:path';
import { settings } from '../../site/services/services';
import { textIn } from '../shared/read-text';
import { projectFolder } from '../shared/terminal';
import { writeWhole } from '../shared/write-whole';

/** Writes the values that texts may use, with what they are now, into the list in data/README.md, the map of data/. */
export async function listValues(folder = projectFolder): Promise<void> {
  const { values } = await import('../../site/values');
  const lines = Object.entries(values)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `- \`{${name}}\`: ${String(value).trim() || '(nothing)'}\n`);
  await replaceLines(join(folder, 'data/README.md'), /(- `\{\w+\}`:.*\n)+/, lines);
}

/** Writes the settings with their examples into the list in .env.example. */
export const listSettings = (folder = projectFolder): Promise<void> =>
  replaceLines(
    join(folder, '.env.example'),
    /(# NEXT_PUBLIC_.*\n)+/,
    settings.map(({ name, example }) => `# ${name}=${example}\n`),
  );

/** Replaces the lines of a list in a file. */
async function replaceLines(path: string, list: RegExp, lines: readonly string[]): Promise<void> {
  const text = textIn(path);
  const now = text.replace(list, () => lines.join(''));
  if (now !== text) await writeWhole(path, now);
}

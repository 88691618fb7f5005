import { join } from 'node:path';
import { textIn, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';

/** Writes the values that texts may use, with what they are now, into the list in data/README.md, the map of data/. */
export async function listValues(folder = projectFolder): Promise<void> {
  const { values } = await import('../../site/values');
  const path = join(folder, 'data/README.md');
  const map = textIn(path);
  const lines = Object.entries(values)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `- \`{${name}}\`: ${String(value).trim() || '(nothing)'}\n`);
  const now = map.replace(/(- `\{\w+\}`:.*\n)+/, () => lines.join(''));
  if (now !== map) await writeWhole(path, now);
}

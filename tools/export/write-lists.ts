import { basename, join } from 'node:path';
import { folders } from '../../data/schema/files';
import { settings } from '../../site/services/services';
import { entryFile, slugsIn } from '../shared/entries';
import { textIn, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';

/**
 * Lists the files of each folder of entries in a module, because a bundler
 * reads only files that are imported by their names.
 */
export async function writeFolderModules(): Promise<void> {
  for (const folder of folders) {
    const slugs = slugsIn(folder);
    const imports = slugs.map(
      (slug, index) =>
        `import file${index + 1} from ${JSON.stringify(`../../../${entryFile(folder, slug)}`)} with { type: 'json' };\n`,
    );
    const entries = slugs.map(
      (slug, index) => `  ${JSON.stringify(slug)}: file${index + 1},\n`,
    );
    const module = `// The build makes this list of the files in ${folder}/. Do not edit it.
${imports.join('')}
export const files = {
${entries.join('')}};
`;
    const path = join(projectFolder, `site/facts/files/${basename(folder)}.ts`);
    if (textIn(path) !== module) await writeWhole(path, module);
  }
}

/**
 * Writes the values that texts may use, with what they are now, into the list
 * in data/README.md, the map of data/.
 */
export async function writeValues(folder = projectFolder): Promise<void> {
  const { values } = await import('../../site/content/values');
  const lines = Object.entries(values)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, value]) =>
        `- \`{${name}}\`: ${String(value).trim() || '(nothing)'}\n`,
    );
  await replaceLines(
    join(folder, 'data/README.md'),
    /(- `\{\w+\}`:.*\n)+/,
    lines,
  );
}

/** Writes the settings with their examples into the list in .env.example. */
export const writeSettings = (folder = projectFolder): Promise<void> =>
  replaceLines(
    join(folder, '.env.example'),
    /(# [A-Z_]+=.*\n)+/,
    settings.map(({ name, example }) => `# ${name}=${example}\n`),
  );

async function replaceLines(
  path: string,
  list: RegExp,
  lines: readonly string[],
): Promise<void> {
  const text = textIn(path);
  const now = text.replace(list, () => lines.join(''));
  if (now !== text) await writeWhole(path, now);
}

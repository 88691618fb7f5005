import { join } from 'node:path';
import { settings } from '../../site/services/services';
import { textIn, tourSlugs, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';

/**
 * Lists the files of data/tours/ in a module, because a bundler reads only
 * files that are imported by their names.
 */
export async function writeTourModule(): Promise<void> {
  const slugs = tourSlugs();
  const module = `// The build makes this list of the files in data/tours/. Do not edit it.
${slugs.map((slug, index) => `import tour${index + 1} from ${JSON.stringify(`../../data/tours/${slug}.json`)} with { type: 'json' };`).join('\n')}

export const tourFiles = {
${slugs.map((slug, index) => `  ${JSON.stringify(slug)}: tour${index + 1},`).join('\n')}
};
`;
  const path = join(projectFolder, 'site/facts/tour-files.ts');
  if (textIn(path) !== module) await writeWhole(path, module);
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

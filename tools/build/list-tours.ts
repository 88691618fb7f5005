import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../shared/terminal';
import { writeWhole } from '../shared/write-whole';

const LIST = 'site/tour-files.ts';

/** The slugs of the tours: the names of the files in data/tours/. */
export const tourSlugs = (folder = projectFolder): string[] =>
  existsSync(join(folder, 'data/tours'))
    ? readdirSync(join(folder, 'data/tours'))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : [];

/** Lists the files of data/tours/ in a module, because a bundler reads only files that are imported by their names. */
export async function listTours(folder = projectFolder): Promise<void> {
  const module = tourModule(tourSlugs(folder));
  const path = join(folder, LIST);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== module) await writeWhole(path, module);
}

/** The text of the module. */
export const tourModule = (
  slugs: readonly string[],
) => `// The build makes this list of the files in data/tours/. Do not edit it.
${slugs.map((slug, index) => `import tour${index + 1} from '../data/tours/${slug}.json' with { type: 'json' };`).join('\n')}

export const tourFiles = {
${slugs.map((slug, index) => `  '${slug}': tour${index + 1},`).join('\n')}
};
`;

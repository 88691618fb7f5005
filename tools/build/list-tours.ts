import { join } from 'node:path';
import { filesIn, textIn, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';

/** The slugs of the tours: the names of the files in data/tours/. */
export const tourSlugs = (folder = projectFolder): string[] =>
  filesIn(join(folder, 'data/tours'))
    .filter((name) => /^[^/]+\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length));

/** Lists the files of data/tours/ in a module, because a bundler reads only files that are imported by their names. */
export async function listTours(folder = projectFolder): Promise<void> {
  const slugs = tourSlugs(folder);
  const module = `// The build makes this list of the files in data/tours/. Do not edit it.
${slugs.map((slug, index) => `import tour${index + 1} from '../data/tours/${slug}.json' with { type: 'json' };`).join('\n')}

export const tourFiles = {
${slugs.map((slug, index) => `  '${slug}': tour${index + 1},`).join('\n')}
};
`;
  const path = join(folder, 'site/tour-files.ts');
  if (textIn(path) !== module) await writeWhole(path, module);
}

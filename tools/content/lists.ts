import { basename, join } from 'node:path';
import { folders } from '../../data/schema/files';
import { jsonIn, textIn, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';
import { entryFile, slugsIn } from './entries';

/**
 * Lists the entries of each folder in a module: a bundler reads only files that
 * are imported by name. Writes out an empty list of reviews.
 */
export async function writeLists(folder = projectFolder): Promise<void> {
  for (const { path, module } of lists(folder))
    if (textIn(path) !== module) await writeWhole(path, module);
  // The editor leaves out a list that has become empty. The browser reads this
  // file as it is, and takes one without the list for broken.
  const reviews = join(folder, 'public/reviews.json');
  if (JSON.stringify(jsonIn(reviews)) === '{}')
    await writeWhole(reviews, '{ "reviews": [] }\n');
}

export const areListed = (): boolean =>
  lists().every(({ path, module }) => textIn(path) === module);

const lists = (project = projectFolder) =>
  folders.map((folder) => {
    const slugs = slugsIn(folder, project);
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
    const path = join(project, `site/facts/files/${basename(folder)}.ts`);
    return { path, module };
  });

import { basename, join } from 'node:path';
import { folders } from '../../data/schema/files';
import { textIn, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';
import { entryFile, slugsIn } from './entries';

/** One module a folder, because a bundler reads only files imported by name. */
export async function writeLists(): Promise<void> {
  for (const { path, module } of lists())
    if (textIn(path) !== module) await writeWhole(path, module);
}

export const areListed = (): boolean =>
  lists().every(({ path, module }) => textIn(path) === module);

const lists = () =>
  folders.map((folder) => {
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
    return { path, module };
  });

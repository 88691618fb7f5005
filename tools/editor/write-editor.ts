import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { writeWhole } from '../shared/files';
import { OwnerError, projectFolder } from '../shared/terminal';
import { editorConfig } from './config';
import type { Repository } from './repository';

/** Writes Sveltia CMS (https://sveltiacms.app), its page, config and fonts into a folder, which has this address on the site. */
export async function writeEditor(folder: string, address: string, repository?: Repository): Promise<void> {
  const installed = join(projectFolder, 'node_modules');
  // Not there after the files of a newer version were copied over an older folder.
  if (!existsSync(join(installed, '@sveltia/cms')))
    throw new OwnerError("The editor is not installed. Type 'npm ci' once; it needs the internet.");
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(installed, '@sveltia/cms/dist/sveltia-cms.js'), join(folder, 'sveltia-cms.js'));
  cpSync(join(projectFolder, 'tools/editor/start.js'), join(folder, 'start.js'));
  for (const [name, file] of Object.entries(fonts))
    cpSync(join(installed, `@fontsource-variable/${file}.woff2`), join(folder, `${name}.woff2`));
  const page = readFileSync(join(projectFolder, 'tools/editor/index.html'), 'utf8');
  await writeWhole(join(folder, 'index.html'), Mustache.render(page, { address }, {}, { escape: String }));
  await writeWhole(join(folder, 'config.json'), JSON.stringify(editorConfig(repository)));
}

/** The fonts of Sveltia CMS, which it takes from elsewhere unless the page has them. */
const fonts = {
  'material-symbols-outlined': 'material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal',
  'source-sans-3': 'source-sans-3/files/source-sans-3-latin-wght-normal',
  'source-sans-3-italic': 'source-sans-3/files/source-sans-3-latin-wght-italic',
};

import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { github } from '../../site/services/github';
import { policyText } from '../export/finish/content-policy';
import { writeWhole } from '../shared/files';
import type { Settings } from '../shared/load-settings';
import { OwnerError, projectFolder } from '../shared/terminal';
import { editorConfig, type Repository } from './config';
import { contentVersion } from './open-content';
import { publishedPage, publishedScript } from './published-page';

/**
 * Writes Sveltia CMS (https://sveltiacms.app), its page and fonts, and for a
 * repository its config, into the folder `editor` of a site.
 */
export async function writeEditor(
  folder: string,
  repository?: Repository,
): Promise<void> {
  const installed = join(projectFolder, 'node_modules');
  // Not there after the files of a newer version were copied over an older
  // folder.
  if (!existsSync(join(installed, '@sveltia/cms')))
    throw new OwnerError(
      "The editor is not installed. Type 'npm ci' once; it needs the internet.",
    );
  rmSync(folder, { recursive: true, force: true });
  cpSync(
    join(installed, '@sveltia/cms/dist/sveltia-cms.js'),
    join(folder, 'sveltia-cms.js'),
  );
  for (const script of ['start.js', 'on-this-computer.js'])
    cpSync(join(projectFolder, 'tools/editor', script), join(folder, script));
  for (const [name, file] of Object.entries(fonts))
    cpSync(
      join(installed, `@fontsource-variable/${file}.woff2`),
      join(folder, `${name}.woff2`),
    );
  const page = readFileSync(
    join(projectFolder, 'tools/editor/index.html'),
    'utf8',
  );
  const script = repository ? 'sveltia-cms.js' : 'on-this-computer.js';
  const view = { repository, script, sources };
  await writeWhole(
    join(folder, 'index.html'),
    Mustache.render(page, view, {}, { escape: String }),
  );
  // On this computer `npm run edit` answers with the config itself.
  if (!repository) return;
  const config = editorConfig(repository);
  // The editor drops what was typed and not saved under another config, or it
  // would offer old prices over newer ones.
  config.logo.src += `?${contentVersion()}`;
  await writeWhole(join(folder, 'config.json'), JSON.stringify(config));
}

/**
 * Adds the editor of a repository to a site that is published with one. Nothing
 * of the owner is in its files.
 */
export async function addEditor(
  folder: string,
  { EDIT_REPOSITORY: name, EDIT_BRANCH: branch }: Settings,
) {
  if (!name) return;
  const repository = { name, branch: branch || 'main' };
  await writeEditor(join(folder, 'editor'), repository);
  cpSync(join(folder, 'editor/index.html'), join(folder, 'editor.html'));
  await writeWhole(join(folder, 'editor/earlier-saves.js'), publishedScript());
  for (const page of ['edit.html', 'edit/index.html'])
    await writeWhole(join(folder, page), publishedPage(repository));
}

/** What the editor may ask: this site and GitHub. */
const ofGitHub = Object.entries(github.policy.sources());
const withThisSite = ofGitHub.map(([directive, hosts]) => [
  directive,
  [...new Set(["'self'", ...hosts])],
]);
const sources = policyText(Object.fromEntries(withThisSite));

/**
 * The fonts of Sveltia CMS, which it takes from elsewhere unless the page has
 * them.
 */
const fonts = {
  'material-symbols-outlined':
    'material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal',
  'source-sans-3': 'source-sans-3/files/source-sans-3-latin-wght-normal',
  'source-sans-3-italic': 'source-sans-3/files/source-sans-3-latin-wght-italic',
};

import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { github } from '../../site/services/github';
import { contentPaths } from '../content/content';
import type { Settings } from '../content/load-settings';
import { policyText } from '../export/finish/content-policy';
import { textIn, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';
import { editorConfig } from './config';
import { firstPage, type Place } from './first-page';

/** Writes Sveltia CMS into `editor/` and its first page into `edit/`. */
export async function writeEditorAtHome(
  folder: string,
  place: { folder: string; site: string },
): Promise<void> {
  // Sveltia asks for the folder by the name of a repository, and keeps the
  // chosen one under it: a second copy of the project must have another.
  const name = `this/${basename(place.folder)}`;
  await writeEditor(folder, place, editorConfig({ name, branch: 'main' }));
  cpSync(join(projectFolder, 'app/icon.svg'), join(folder, 'icon.svg'));
}

/** Adds the editor to a site that is published with a repository. */
export async function addEditor(
  folder: string,
  { EDIT_REPOSITORY: name, EDIT_BRANCH: branch }: Settings,
): Promise<void> {
  if (!name) return;
  const repository = { name, branch: branch || 'main' };
  const config = editorConfig(repository);
  // Sveltia drops the drafts of another config. An old draft would bring an old
  // price back.
  config.logo.src += `?${contentVersion()}`;
  await writeEditor(folder, { repository }, config);
  for (const page of ['edit', 'editor'])
    cpSync(join(folder, page, 'index.html'), join(folder, `${page}.html`));
}

async function writeEditor(
  folder: string,
  place: Place,
  config: object,
): Promise<void> {
  const editor = join(folder, 'editor');
  rmSync(editor, { recursive: true, force: true });
  const isOnline = 'repository' in place;
  const ours = join(projectFolder, 'tools/editor/browser');
  for (const name of [
    'load-script.js',
    'first-page.css',
    isOnline ? 'bring-back.js' : 'build-button.js',
  ])
    cpSync(join(ours, name), join(editor, name));
  for (const [name, path] of Object.entries(installedFiles))
    cpSync(join(projectFolder, 'node_modules', path), join(editor, name));
  const page = readFileSync(join(ours, 'editor.html'), 'utf8')
    .replace('{{sources}}', sources)
    .replace('{{place}}', isOnline ? 'online' : 'at-home');
  await writeWhole(join(editor, 'index.html'), page);
  await writeWhole(join(editor, 'config.json'), JSON.stringify(config));
  await writeWhole(join(folder, 'edit/index.html'), firstPage(place));
}

const sources = policyText(
  Object.fromEntries(
    Object.entries(github.policy.sources()).map(([directive, hosts]) => [
      directive,
      [...new Set(["'self'", ...hosts])],
    ]),
  ),
);

/** Sveltia takes its fonts from elsewhere unless the page has them. */
const fonts = '@fontsource-variable';
const installedFiles = {
  'sveltia-cms.js': '@sveltia/cms/dist/sveltia-cms.js',
  'material-symbols-outlined.woff2': `${fonts}/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2`,
  'source-sans-3.woff2': `${fonts}/source-sans-3/files/source-sans-3-latin-wght-normal.woff2`,
  'source-sans-3-italic.woff2': `${fonts}/source-sans-3/files/source-sans-3-latin-wght-italic.woff2`,
};

function contentVersion(): string {
  const texts = contentPaths().map((path) => textIn(join(projectFolder, path)));
  return createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);
}

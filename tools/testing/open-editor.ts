import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { addEditor } from '../editor/write-editor';
import { contentPolicy, policyText } from '../export/finish/content-policy';
import { ownersFiles, writeWhole } from '../shared/files';
import { listen, serveFolder } from '../shared/serve';
import { projectFolder } from '../shared/terminal';
import { testSettings } from './test-settings';

/** Starts `npm run edit` in a copy of the project. */
export async function startEditor(project: string) {
  const probe = createServer();
  const port = await listen(probe, 0);
  probe.close();
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/edit.ts', String(port)],
    {
      cwd: project,
      env: { ...process.env, ...testSettings, INIT_CWD: project },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const editor = {
    port,
    address: `http://127.0.0.1:${port + 1}`,
    site: `http://127.0.0.1:${port}`,
    said: () => said,
    async end() {
      command.kill();
      await once(command, 'close');
    },
  };
  return new Promise<typeof editor>((ready, fail) => {
    const hear = (part: Buffer) => {
      said += part;
      if (said.includes('Ready in')) ready(editor);
    };
    command.stdout.on('data', hear);
    command.stderr.on('data', hear);
    command.once('exit', () => fail(new Error(said)));
  });
}

/** Serves a published site with nothing but the editor, under its policy. */
export async function servePublishedEditor(name: string) {
  const folder = join(projectFolder, '.builds', name);
  const settings = { EDIT_REPOSITORY: 'maggie-boats/site' };
  const policy = policyText(contentPolicy(settings).site);
  const headers = `/*\n  Content-Security-Policy: ${policy}\n`;
  await addEditor(folder, settings);
  await writeWhole(join(folder, 'index.html'), '');
  await writeWhole(join(folder, '_headers'), headers);
  return serveFolder(folder, 0);
}

/**
 * Opens the editor's first page with the browser's private folder in place of
 * the chosen one: no test can press the folder picker.
 */
export async function openFirstPage(
  page: Page,
  address: string,
  project: string,
): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      // tsx would add code to a function as value.
      showDirectoryPicker() {
        return navigator.storage.getDirectory();
      },
    });
  });
  await page.goto(`${address}/edit`);
  await page.evaluate(fileIn, { path: '.git/HEAD', text: '' });
  for (const path of ownersFiles(project).filter((name) =>
    name.endsWith('.json'),
  ))
    await page.evaluate(fileIn, {
      path,
      text: readFileSync(join(project, path), 'utf8'),
    });
}

/** Opens the published editor with a token, and types a notice. */
export async function typeNotice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('button', { name: 'Sign In Using Access Token' })
    .click();
  await page.getByRole('textbox').fill('github_pat_of_the_test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Notice', { exact: true }).click();
  await page
    .locator('[role=row], [role=option]')
    .filter({ hasText: 'Notice' })
    .last()
    .click();
  await page
    .getByRole('textbox', { name: 'Notice' })
    .fill('Closed until Friday');
  await page.getByRole('textbox', { name: 'Last day' }).fill('2026-12-04');
}

export const writtenFile = async (page: Page, path: string) =>
  Buffer.from(await page.evaluate(fileIn, { path }));

/**
 * Writes a file if there is a text, and returns its bytes. Runs in the page.
 */
async function fileIn({ path, text }: { path: string; text?: string }) {
  const parts = path.split('/');
  let folder = await navigator.storage.getDirectory();
  for (const part of parts.slice(0, -1))
    folder = await folder.getDirectoryHandle(part, { create: true });
  const file = await folder.getFileHandle(parts.at(-1) ?? '', {
    create: text !== undefined,
  });
  if (text !== undefined)
    await new Blob([text]).stream().pipeTo(await file.createWritable());
  return [...new Uint8Array(await (await file.getFile()).arrayBuffer())];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ownersFiles } from '../../tools/shared/files';

/**
 * A folder in place of the one that the owner chooses: the browser's private one holds a copy of the project's content. No test can
 * press the browser's own folder picker.
 */
export async function giveFolder(page: Page, editor: string, project: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(editor);
  await page.evaluate(fileIn, { path: '.git/HEAD', text: '' });
  for (const path of ownersFiles(project).filter((name) => name.endsWith('.json')))
    await page.evaluate(fileIn, { path, text: readFileSync(join(project, path), 'utf8') });
}

/** The bytes of a file that the editor has written. */
export const writtenFile = async (page: Page, path: string) =>
  Buffer.from(await page.evaluate(fileIn, { path }));

/** Writes a file into the folder, if there is a text for it. @returns its bytes. Runs in the page. */
async function fileIn({ path, text }: { path: string; text?: string }) {
  const parts = path.split('/');
  let folder = await navigator.storage.getDirectory();
  for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
  const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
  if (text !== undefined) await new Blob([text]).stream().pipeTo(await file.createWritable());
  return [...new Uint8Array(await (await file.getFile()).arrayBuffer())];
}

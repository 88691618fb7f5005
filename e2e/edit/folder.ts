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
  const files = ownersFiles(project)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ parts: name.split('/'), text: readFileSync(join(project, name), 'utf8') }));
  await page.evaluate(async (all) => {
    const top = await navigator.storage.getDirectory();
    for (const name of ['.git', 'photos']) await top.getDirectoryHandle(name, { create: true });
    for (const { parts, text } of all) {
      let folder = top;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

/** The bytes of a file that the editor has written. */
export async function writtenFile(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (parts) => {
    let folder = await navigator.storage.getDirectory();
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path.split('/'));
  return Buffer.from(bytes);
}

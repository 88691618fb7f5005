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
    .map((name) => [name, readFileSync(join(project, name), 'utf8')] as const);
  await page.evaluate(async (all) => {
    const top = await navigator.storage.getDirectory();
    for (const name of ['.git', 'photos']) await top.getDirectoryHandle(name, { create: true });
    for (const [path, text] of all) {
      const parts = path.split('/');
      let folder = top;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

/** The bytes of a file that the editor has written, in base64. It waits until there is one. */
export function writtenFile(page: Page, path: string): Promise<string> {
  return page.evaluate(async (name) => {
    const parts = name.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const bytes = await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile();
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(bytes);
    });
    return address.replace(/^.*,/, '');
  }, path);
}

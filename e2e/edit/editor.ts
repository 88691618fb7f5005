import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { contentPaths } from '../../tools/content/content';

type Editor = { project: string; address: string };

export async function openEditor(
  page: Page,
  { project, address }: Editor,
  part: string,
) {
  await openFirstPage(page, address, project);
  await page.getByRole('link', { name: part }).click();
  // Marks of direction stand round the name of the folder.
  const asked = new RegExp(`the “.?${basename(project)}.?” repository`);
  await expect(page.getByText(asked)).toBeVisible();
  await page
    .getByRole('button', { name: 'Work with Local Repository' })
    .click();
}

/**
 * No test can press the folder picker: the browser's private folder stands in
 * for the chosen one.
 */
async function openFirstPage(
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
  for (const path of contentPaths(project))
    await page.evaluate(fileIn, {
      path,
      text: readFileSync(join(project, path), 'utf8'),
    });
}

export async function pressInMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Entry (saved|created)/i).first()).toBeVisible();
};

/** Copies what the editor has written into its folder. */
export async function bringOver(
  page: Page,
  project: string,
  ...paths: string[]
) {
  for (const path of paths) {
    const to = join(project, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, await writtenFile(page, path));
  }
}

const writtenFile = async (page: Page, path: string) =>
  Buffer.from(await page.evaluate(fileIn, { path }));

/** Writes a file if there is a text. Returns its bytes. Runs in the page. */
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

/** The editor draws a field when it comes into view. */
export async function reach(page: Page, label: string) {
  const field = fieldIn(page, label);
  await page.mouse.move(600, 400);
  await expect(async () => {
    if (!(await field.isVisible())) await page.mouse.wheel(0, 300);
    await expect(field).toBeVisible({ timeout: 100 });
  }).toPass();
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return field;
}

const fieldIn = (page: Page, label: string) =>
  page
    .getByRole('group', { name: new RegExp(`^“.?${label}.?” Field$`) })
    .first();

export const typeInto = async (page: Page, label: string, words: string) =>
  (await reach(page, label)).getByRole('textbox').fill(words);

export const PHOTOGRAPH = 'IMG_0421 (1).JPG';

/** Uploads the photograph the first time. */
export async function addPhotograph(page: Page, label: string, shows: string) {
  const field = await reach(page, label);
  const browse = field.getByRole('button', { name: 'Browse' });
  // The editor may draw the field again, and miss the first press. What it
  // draws above meanwhile may push the field out of view.
  await expect(async () => {
    await field.getByRole('checkbox').check();
    await reach(page, label);
    await expect(browse).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await browse.click();
  const dialog = page.getByRole('dialog');
  const photograph = dialog.getByRole('option', { name: PHOTOGRAPH });
  await expect(photograph.or(dialog.getByText('No files'))).toBeVisible();
  if (!(await photograph.isVisible())) {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).first().click();
    // A small one, because its sizes are quickly made.
    const buffer = await sharp('app/apple-icon.png').jpeg().toBuffer();
    await (await chooser).setFiles({
      name: PHOTOGRAPH,
      mimeType: 'image/jpeg',
      buffer,
    });
  }
  // A press just after the dialog has opened may choose nothing.
  await expect(async () => {
    await photograph.click();
    await dialog
      .getByRole('button', { name: 'Insert' })
      .click({ timeout: 2_000 });
  }).toPass();
  await field.getByRole('textbox', { name: 'What it shows' }).fill(shows);
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon } from 'playwright/test';
import { allTours } from '../../site/content/tours';
import { tourFrom } from '../../site/facts/prices';
import { copies } from '../../tools/shared/copies';
import { runCommand } from '../../tools/shared/run-program';
import { startEditor } from '../../tools/testing/open-editor';
import { BUILT_COPY, copyProject } from '../../tools/testing/project-copy';
import { firstTour, firstTourPath } from '../content';
import { test } from '../third-parties';
import {
  addPhotograph,
  bringOver,
  openEditor,
  PHOTOGRAPH,
  pressInMenu,
  save,
  typeInto,
} from './editor';

// Next compiles after each save, on a busy computer for longer than the tests
// usually wait.
const expect = expectSoon.configure({ timeout: 60_000 });

let project: string;
let tourFile: string;
let editor: Awaited<ReturnType<typeof startEditor>>;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  project = copyProject(BUILT_COPY);
  // A tour without prices of its own shows the starting price.
  tourFile = join(project, `data/tours/${firstTour.slug}.json`);
  const tour = JSON.parse(readFileSync(tourFile, 'utf8'));
  writeFileSync(tourFile, JSON.stringify({ ...tour, prices: undefined }));
  editor = await startEditor(project);
});
test.afterAll(async () => {
  await editor.end();
  rmSync(project, { recursive: true, force: true, maxRetries: 20 });
});

test('7.27 npm run edit keeps a copy, names its folder, and at a second start says that it runs already, and where', async ({
  page,
  request,
}) => {
  expect(copies(project)).toHaveLength(1);
  await page.goto(editor.address);
  await expect(page.getByText(project, { exact: true })).toBeVisible();
  const { output } = await runCommand(`edit ${editor.port}`, {
    folder: project,
  });
  expect(output).toContain(`runs already: open ${editor.address}/edit/`);
  const build = (headers: Record<string, string>) =>
    request.post(`${editor.address}/edit/build`, { headers });
  for (const headers of [
    { Host: 'boats.example' },
    { Origin: 'https://boats.example' },
  ])
    expect((await build(headers)).status()).toBe(403);
});

test('7.15, 7.27 a copy of a tour needs only its name, which becomes a plain address; it shows on the site', async ({
  page,
}) => {
  const [original] = allTours;
  await openEditor(page, { project, ...editor }, 'Tours');
  await page
    .getByRole('row', { name: original.name })
    .getByText(original.name)
    .click();
  await pressInMenu(page, 'Duplicate');
  await typeInto(page, 'Name', 'Kim’s Café');
  await addPhotograph(page, 'Picture at the top', 'A kayak in a bay.');
  await typeInto(page, 'Lead', 'A morning in the bay.');
  await save(page);
  const file = 'data/tours/kim-s-cafe.json';
  await bringOver(page, project, `photos/${PHOTOGRAPH}`, file);
  const tour = JSON.parse(readFileSync(join(project, file), 'utf8'));
  for (const fact of ['id', 'bestFor', 'metaDescription'])
    expect(tour).not.toHaveProperty(fact);
  // The command starts Next again for a new tour.
  await expect.poll(editor.said).toMatch(/Ready in.*Ready in/s);
  await expect(async () => {
    await page.goto(`${editor.site}/tours/kim-s-cafe`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Kim’s Café',
      { timeout: 5_000 },
    );
  }).toPass();
  await expect(
    page.getByRole('img', { name: 'A kayak in a bay.' }).first(),
  ).toBeVisible();
});

test('7.27 a saved price shows on the site beside the editor', async ({
  page,
}) => {
  const site = await page.context().newPage();
  await site.goto(editor.site + firstTourPath);
  const price = tourFrom + 15;
  await openEditor(page, { project, ...editor }, 'Prices');
  const field = page.getByRole('textbox', { name: 'A tour' });
  await field.fill('$1,200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/must be a whole number/).first()).toBeVisible();
  await field.fill(String(price));
  await save(page);
  await bringOver(page, project, 'data/prices.json');
  await expect(site.getByText(`$${price}`).first()).toBeVisible();
  await site.close();
});

test('7.27 a mistake is one sentence above the page, in the terminal and after Build', async ({
  page,
}) => {
  await page.goto(editor.site + firstTourPath);
  writeFileSync(tourFile, JSON.stringify({ ...firstTour, name: undefined }));
  const mistake = 'Name is missing';
  await expect.poll(editor.said).toContain(mistake);
  await expect(page.getByRole('dialog')).toContainText(mistake);
  await page.goto(`${editor.address}/edit/`);
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(page.getByRole('status')).toContainText(mistake);
});

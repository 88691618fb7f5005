import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { findPage } from '../../site/content/pages';
import { allTours } from '../../site/content/tours';
import { hire } from '../../site/facts/prices';
import { filesIn } from '../../tools/shared/files';
import { runCommand } from '../../tools/shared/run-program';
import { startEditor, writtenFile } from '../../tools/testing/open-editor';
import { BUILT_COPY, copyProject } from '../../tools/testing/project-copy';
import { test } from '../third-parties';
import {
  addPhotograph,
  bringOver,
  type Editor,
  openEditor,
  PHOTOGRAPH,
  pressInMenu,
  reach,
  save,
  typeInto,
} from './editor';

/** The command works in a copy of the project. */
const editor: Editor = { project: '', address: '', end: async () => '' };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const project = copyProject(BUILT_COPY);
  // Changes while the command was stopped, with mistakes.
  const planner = JSON.parse(readFileSync('data/planner.json', 'utf8'));
  writeFileSync(
    join(project, 'data/planner.json'),
    JSON.stringify({ ...planner, heading: '' }),
  );
  writeFileSync(join(project, 'data/settings.json'), '{');
  Object.assign(editor, { project }, await startEditor(project));
});
test.afterAll(async () => {
  // No stack trace, not even while the settings could not be read.
  expect(await editor.end()).not.toMatch(/^ +at /m);
  rmSync(editor.project, { recursive: true, force: true, maxRetries: 20 });
});

test('mistakes from before the start are named, and the editor opens to put them right', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await page.goto(editor.address);
  await expect(page.getByRole('listitem')).toContainText(
    'settings.json cannot be read near line 1',
  );
  writeFileSync(
    join(editor.project, 'data/settings.json'),
    readFileSync('data/settings.json'),
  );
  const mistake = page.getByRole('listitem').filter({ hasText: 'is empty' });
  await expect(mistake).toBeVisible();
  const opened = context.waitForEvent('page');
  await mistake.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
  await expect(
    (await opened).getByRole('button', { name: 'Work with Local Repository' }),
  ).toBeVisible();
  writeFileSync(
    join(editor.project, 'data/planner.json'),
    readFileSync('data/planner.json'),
  );
  await expect(page).toHaveTitle(findPage('/').title, { timeout: 240_000 });
});

test('a price that is changed shows at once, and on every page after the build', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const site = await page.context().newPage();
  await site.goto(editor.address);
  const price = hire + 15;
  await expect(site.getByText(`$${price}`).first()).toBeHidden();

  await openEditor(page, editor, 'Prices');
  await page.getByRole('textbox', { name: 'Boat hire' }).fill(String(price));
  await save(page);
  await bringOver(page, editor, 'data/prices.json');
  await expect(site.getByText(`$${price}`).first()).toBeVisible();
  await site.close();
  await page
    .getByRole('link', { name: 'Build and check, undo, handbook' })
    .click();
  await expect(page.getByRole('link', { name: 'the handbook' })).toBeVisible();
  await page.getByRole('button', { name: 'Build and check' }).click();
  await expect(
    page.getByRole('heading', { name: /^(Ready|Not ready yet)$/ }),
  ).toBeVisible({
    timeout: 240_000,
  });
  await expect(page.getByText(/^Checked in/)).toBeVisible();
  const out = join(editor.project, 'out');
  const pages = filesIn(out).filter((name) =>
    /^[\w-]+\.(html|txt)$/.test(name),
  );
  const withPrice = pages.filter((name) =>
    readFileSync(join(out, name), 'utf8').includes(`$${price}`),
  );
  expect(withPrice.length).toBeGreaterThan(4);
});

test('only a page of this computer may ask', async ({ request }) => {
  const status = async (headers: Record<string, string>) =>
    (await request.get(`${editor.address}/edit`, { headers })).status();
  expect(await status({})).toBe(200);
  expect(await status({ Host: 'boats.example' })).toBe(403);
  expect(await status({ Origin: 'https://boats.example' })).toBe(403);
});

test('7.13, 7.15 a copy of a tour needs only its name, which becomes a plain address; other forms can choose it at once', async ({
  page,
  request,
}) => {
  const [original] = allTours;
  await openEditor(page, editor, 'Tours');
  await expect(page.getByRole('button', { name: /GitHub|Token/ })).toHaveCount(
    0,
  );
  await page
    .getByRole('row', { name: original.name })
    .getByText(original.name)
    .click();
  await pressInMenu(page, 'Duplicate');
  await (await reach(page, 'Name')).getByRole('textbox').fill('Kim’s Café');
  await save(page);
  const copy = JSON.parse(
    String(await writtenFile(page, 'data/tours/kim-s-cafe.json')),
  );
  expect(copy).toMatchObject({
    name: 'Kim’s Café',
    order: Math.max(...allTours.map(({ order = 0 }) => order)) + 1,
  });
  expect(copy).not.toHaveProperty('id');

  await page.goto(
    `${editor.address}/editor/#/collections/full-days/entries/full-days`,
  );
  await (await reach(page, 'Days'))
    .getByRole('button', { name: /^Add/ })
    .click();
  await (await reach(page, 'Tour')).getByRole('combobox').click();
  await expect(page.getByRole('option', { name: 'Kim’s Café' })).toBeVisible();

  const file = join(editor.project, 'data/places.json');
  const places = JSON.parse(readFileSync(file, 'utf8'));
  places.places.push({
    ...places.places[0],
    slug: 'a-new-bay',
    name: 'A New Bay',
  });
  writeFileSync(file, JSON.stringify(places));
  await expect
    .poll(async () =>
      (await request.get(`${editor.address}/editor/config.json`)).text(),
    )
    .toContain('A New Bay');
});

test('a new tour with a photograph is made, and a mistake in it is named', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openEditor(page, editor, 'Tours');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const type = (label: string, words: string) => typeInto(page, label, words);
  const photograph = (label: string) =>
    addPhotograph(page, label, 'A kayak in a bay.');
  await type('Name', 'Kayak Morning');
  await type('Lead', 'Paddle along the coast.');
  await type(
    'Text of its card',
    'A quiet paddle along the coast in the morning.',
  );
  await photograph('Picture of its card');
  await photograph('Picture at the top');
  await type('Duration', '3 Hours');
  await type('Group size', 'Up to {maxPeopel} People');
  await type('Skill level', 'All Welcome');
  await (await reach(page, 'Sections'))
    .getByRole('button', { name: /^Add/ })
    .click();
  await type('Heading', 'Quiet water');
  await type('Text', 'The bays are at their calmest before the wind.');
  await photograph('Picture');
  await (await reach(page, 'Changed on'))
    .getByRole('button', { name: 'Today' })
    .click();
  // The editor may miss a press, or forget it, while it draws more fields.
  await expect(async () => {
    const colours = await reach(page, 'Colour');
    for (const colour of ['dawn', 'reef'])
      await colours.getByRole('radio', { name: colour }).check();
    await save(page);
  }).toPass();
  const file = 'data/tours/kayak-morning.json';
  await bringOver(page, editor, `photos/${PHOTOGRAPH}`, file);

  await page.goto(`${editor.address}/tours/kayak-morning`);
  await expect(
    page.getByRole('heading', { name: 'Something to put right' }),
  ).toBeVisible();
  await expect(
    page.getByText('{maxPeopel}, which is no value; for example {maxPeople}.'),
  ).toBeVisible();
  const words = readFileSync(join(editor.project, file), 'utf8').replace(
    'maxPeopel',
    'maxPeople',
  );
  writeFileSync(join(editor.project, file), words);
  // The page looks again by itself.
  await expect(
    page.getByRole('heading', { name: 'Something to put right' }),
  ).toBeHidden({
    timeout: 120_000,
  });
  // A page of a new address may need a second look, until Next knows it.
  await expect(async () => {
    await page.goto(`${editor.address}/tours/kayak-morning`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Kayak Morning',
      { timeout: 5_000 },
    );
  }).toPass({ timeout: 120_000 });
  await expect(
    page.getByRole('img', { name: 'A kayak in a bay.' }).first(),
  ).toBeVisible();
});

test('the editor works in one tab at a time, under one name of this computer', async ({
  page,
  context,
}) => {
  await page.goto(`${editor.address}/editor/`);
  const local = page.getByRole('button', {
    name: 'Work with Local Repository',
  });
  await expect(local).toBeVisible();
  const second = await context.newPage();
  await second.goto(
    `${editor.address.replace('127.0.0.1', 'localhost')}/editor/`,
  );
  await expect(second.getByRole('alert')).toContainText(
    'The editor is open in another tab.',
  );
  await expect(
    second.getByRole('button', { name: 'Work with Local Repository' }),
  ).toBeHidden();
  await page.close();
  await second.getByRole('button', { name: 'Load again' }).click();
  await expect(
    second.getByRole('button', { name: 'Work with Local Repository' }),
  ).toBeVisible();
});

test('what a command has written reaches the open editor, which takes no typed words and writes over nothing unasked', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const file = 'data/prices.json';
  const importReview = async (author: string) => {
    writeFileSync(
      join(editor.project, 'guests.csv'),
      `author,rating,text\n${author},5,Good.\n`,
    );
    const { output } = await runCommand('reviews guests.csv', {
      folder: editor.project,
      env: { INIT_CWD: editor.project },
      keepOutput: true,
    });
    expect(output).toContain('1 added');
  };
  const price = page.getByRole('textbox', { name: 'Boat hire' });
  const outside = page
    .getByRole('alert')
    .filter({ hasText: 'outside of this tab' });
  await openEditor(page, editor, 'Prices');
  await expect(price).toBeVisible();
  // Nothing is typed, so it loads again at once.
  const again = page.waitForEvent('load');
  await importReview('Ann');
  await again;
  await price.fill('401');
  await importReview('Bob');
  await expect(outside).toContainText(
    'Reviews: changed outside of this tab. The editor loads again as soon as',
  );
  await expect(price).toHaveValue('401');
  const afterSave = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).click();
  await afterSave;
  expect((await writtenFile(page, file)).toString()).toContain('401');

  await page.goto(`${editor.address}/edit`);
  await page.getByRole('link', { name: 'Prices' }).click();
  await price.press('ControlOrMeta+A');
  await price.pressSequentially('402');
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1);
  writeFileSync(
    join(editor.project, file),
    readFileSync(join(editor.project, file), 'utf8').replace(
      /("hire": )"?\d+"?/,
      '$1403',
    ),
  );
  await expect(outside).toContainText(
    'Prices: changed outside of this tab while you were at work here.',
  );
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Prices was not saved.')).toBeVisible();
  expect((await writtenFile(page, file)).toString()).not.toContain('402');
  // What was typed is older than the file by now, so the editor does not offer
  // it again.
  await page.reload();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please type it again' }),
  ).toContainText('Prices');
  await expect(price).toHaveValue('401');
});

/**
 * How many forms the editor has kept with what was typed and not saved. Runs in
 * the page.
 */
const countDrafts = () =>
  new Promise<number>((done) => {
    const opening = indexedDB.open('github:this/computer');
    opening.onsuccess = () => {
      const counting = opening.result
        .transaction('draft-backups')
        .objectStore('draft-backups')
        .count();
      counting.onsuccess = () => done(counting.result);
      opening.result.close();
    };
  });

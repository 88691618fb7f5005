import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { writtenFile } from '../../tools/testing/open-editor';
import { firstTour as tour } from '../content';
import {
  addPhotograph,
  bringOver,
  type Editor,
  fieldIn,
  openEditor,
  PHOTOGRAPH,
  pressInMenu,
  reach,
  save,
  typeInto,
} from './editor';

/** What an owner does in the editor, up to what guests see. */
export function walks(editor: Editor) {
  /** Writes other words into a file of the project. */
  const replace = (file: string, words: string, others: string) => {
    const path = join(editor.project, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(words, others));
  };
  const openForm = (page: Page, form: string) =>
    page.goto(`${editor.address}/editor/#/collections/${form}`);
  /** Adds an entry to a list. @returns the list */
  const addEntry = async (page: Page, label: string) => {
    const list = await reach(page, label);
    await list.getByRole('button', { name: /^Add/ }).click();
    return list;
  };

  test('3.22, 3.23 new prices of a tour are on the site from their day on, and another price of boat hire at once', async ({
    page,
    context,
  }) => {
    const site = await context.newPage();
    const price = site.getByText('$4,999').first();
    const file = `data/tours/${tour.slug}.json`;
    const day = `${new Date().getFullYear() + 1}-12-31`;
    await openEditor(page, editor, 'Tours');
    await page
      .getByRole('row', { name: tour.name })
      .getByText(tour.name)
      .click();
    const group = await reach(page, 'New prices from a day on');
    await group.getByRole('checkbox').first().check();
    await fieldIn(group, 'Table of prices').getByRole('checkbox').check();
    await fieldIn(group, 'An adult').getByRole('textbox').fill('4999');
    await fieldIn(group, 'From').getByRole('textbox').fill(day);
    await save(page);
    await bringOver(page, editor, file);
    await site.goto(`${editor.address}/tours/${tour.slug}`);
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(price).toBeHidden();
    replace(file, day, '2026-01-01');
    await expect(price).toBeVisible();

    await site.goto(`${editor.address}/boat-hire`);
    await openForm(page, 'prices/entries/prices');
    const rows = await addEntry(page, 'Other prices of boat hire');
    await fieldIn(rows, 'For what').getByRole('textbox').fill('A child');
    await fieldIn(rows, 'Price').getByRole('textbox').fill('4999');
    await save(page);
    await bringOver(page, editor, 'data/prices.json');
    await expect(site.getByText('A child')).toBeVisible();
    await expect(price).toBeVisible();
  });

  test('7.19 a headline and the name of a menu are on the site, and a headline too long for a phone is named in the words of the form', async ({
    page,
    context,
  }) => {
    const site = await context.newPage();
    await site.goto(editor.address);
    await openEditor(page, editor, 'Photographs and words of each page');
    await page.getByText('Home page', { exact: true }).click();
    await typeInto(page, 'Large', 'Magnetic Townsville');
    await save(page);
    await bringOver(page, editor, 'data/home.json');
    await expect(
      site.getByText('Home page → Headline → Large has a word of more than 8'),
    ).toBeVisible();
    replace('data/home.json', 'Townsville', 'Bays');
    await expect(site.getByRole('heading', { level: 1 })).toContainText(
      'Magnetic Bays',
    );

    await openForm(page, 'words/entries/navigation');
    await typeInto(page, 'List of the tours', 'Trips');
    await save(page);
    await bringOver(page, editor, 'data/navigation.json');
    await expect(
      site.getByRole('banner').getByRole('button', { name: 'Trips' }),
    ).toBeVisible();
  });

  test('1.14, 7.13 a page of the owner’s own has its address from its title and its parts on the site, and answers 404 when it is taken out', async ({
    page,
    context,
  }) => {
    const site = await context.newPage();
    const file = 'data/own-pages/kim-s-cafe.json';
    await openEditor(page, editor, 'Pages of your own');
    await page
      .getByRole('button', { name: 'Create New Entry' })
      .first()
      .click();
    await typeInto(page, 'Title', 'Kim’s Café');
    await (await reach(page, 'Linked from'))
      .getByRole('radio', { name: 'menu' })
      .check();
    await typeInto(page, 'Lead', 'Coffee after the tour.');
    await addPhotograph(page, 'Picture at the top', 'A café at the beach.');
    await addEntry(page, 'Sections');
    await typeInto(page, 'Heading', 'Breakfast');
    await typeInto(page, 'Text', 'From seven on.');
    await addEntry(page, 'More photographs');
    await addPhotograph(page, 'More photographs', 'A cup of coffee.');
    await addEntry(page, 'Questions');
    await typeInto(page, 'Question', 'Do you have tea?');
    await addEntry(page, 'Answer');
    await typeInto(page, 'Entry', 'Green and black.');
    const end = await reach(page, 'End of the page');
    for (const label of ['Heading', 'Text', 'Button'])
      await fieldIn(end, label).getByRole('textbox').fill(`${label} here`);
    await typeInto(page, 'For search engines', 'A café beside the boats.');
    await (await reach(page, 'Changed on'))
      .getByRole('button', { name: 'Today' })
      .click();
    await save(page);
    await bringOver(page, editor, file, `photos/${PHOTOGRAPH}`);

    // Next starts again, so that it knows the page.
    await expect(async () => {
      await site.goto(`${editor.address}/kim-s-cafe`);
      await expect(site.getByRole('heading', { level: 1 })).toHaveText(
        'Kim’s Café',
        { timeout: 5_000 },
      );
    }).toPass({ timeout: 60_000 });
    for (const words of ['Breakfast', 'From seven on.', 'Green and black.'])
      await expect(site.getByText(words)).toBeAttached();
    for (const name of ['A café at the beach.', 'A cup of coffee.'])
      await expect(site.getByRole('img', { name })).toBeVisible();
    const link = site.getByRole('banner').getByRole('link', { name: 'Kim’s' });
    await expect(link).toHaveAttribute('href', '/kim-s-cafe');

    await page.getByRole('row', { name: 'Kim’s' }).getByText('Kim’s').click();
    await pressInMenu(page, 'Delete');
    await page.getByRole('button', { name: 'Delete' }).last().click();
    await expect
      .poll(() => writtenFile(page, file).catch(() => 'gone'))
      .toBe('gone');
    rmSync(join(editor.project, file));
    await expect
      .poll(async () => (await page.request.get(site.url())).status(), {
        timeout: 60_000,
      })
      .toBe(404);
    await site.goto(editor.address);
    await expect(link).toBeHidden();
  });
}

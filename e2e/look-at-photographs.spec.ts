import type { Page } from 'playwright/test';
import { labels } from '../site/content/labels';
import facts from '../tools/testing/filled-facts.json' with { type: 'json' };
import { findings } from './access/findings';
import { expect, openReady, PREVIEW, SITE_SCRIPTS, test } from './fixtures';

// The second build has more photographs of the boat.
test.use({ baseURL: PREVIEW });

const { gallery } = facts;
const [first, second] = gallery.map(({ alt }) => alt);
const last = gallery.at(-1)?.alt;

const row = (page: Page) =>
  page.getByRole('region', { name: labels.gallery.photographs });
const photograph = (page: Page, name = '') =>
  row(page).getByRole('link', { name });
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name });

async function expectLarge(page: Page, alt = '') {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(alt);
  await expect(dialog.getByRole('img', { name: alt })).toBeInViewport({
    ratio: 0.9,
  });
}

test('3.24 a press shows a photograph as large as the window; arrows and swipes lead on, Escape closes it and the focus returns', async ({
  page,
}) => {
  await openReady(page, '/boat-hire');
  await photograph(page, second).focus();
  await page.keyboard.press('Enter');
  await expectLarge(page, second);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expectLarge(page, first);
  await page.keyboard.press('ArrowLeft');
  await expectLarge(page, last);
  await button(page, labels.gallery.next).click();
  await expectLarge(page, first);
  await button(page, labels.gallery.previous).click();
  await expectLarge(page, last);
  // What a swipe does: the browser scrolls the row.
  await page
    .getByRole('dialog')
    .getByRole('list')
    .evaluate((list) => list.scrollBy(-list.clientWidth, 0));
  await expectLarge(page, gallery.at(-2)?.alt);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photograph(page, second)).toBeFocused();
});

test('3.24 Back closes the large photograph, Forward and a reload show it again; once closed, Back leads to the page before', async ({
  page,
}) => {
  await page.goto('/faq');
  await openReady(page, '/boat-hire');
  await photograph(page, first).click();
  await expectLarge(page, first);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/boat-hire$/);
  await page.goForward();
  await expectLarge(page, first);
  await page.reload();
  await expectLarge(page, first);
  await button(page, labels.gallery.close).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('3.24 long words leave half of the window to the photograph, and its buttons in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openReady(page, '/boat-hire');
  await photograph(page, first)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => {
      image.alt = 'Donaudampfschifffahrtsgesellschaft on the bay. '.repeat(50);
    });
  await photograph(page).first().click();
  const dialog = page.getByRole('dialog');
  const row = await dialog.getByRole('list').boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(568 / 2);
  await expect(button(page, labels.gallery.close)).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('status').evaluate((words) => {
    words.scrollIntoView({ block: 'end' });
  });
  await expect(button(page, labels.gallery.close)).toBeInViewport({ ratio: 1 });
});

test('3.24 while the scripts hang, a press opens the file of the photograph', async ({
  page,
}) => {
  await page.route(SITE_SCRIPTS, () => {});
  await page.goto('/boat-hire', { waitUntil: 'commit' });
  const address = await photograph(page, first).getAttribute('href');
  await photograph(page, first).click();
  await expect(page).toHaveURL(String(address));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('3.24 each photograph is a link to its larger file, and paper has none', async ({
    page,
  }) => {
    await page.goto('/boat-hire');
    await expect(row(page).getByRole('link')).toHaveCount(gallery.length);
    await photograph(page, first).click();
    await expect(page).toHaveURL(/\.avif\?/);
    await page.goBack();
    await page.emulateMedia({ media: 'print' });
    await expect(row(page)).toHaveCount(0);
  });
});

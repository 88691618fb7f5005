import type { Page } from 'playwright/test';
import { noticeEnd } from '../data/functions/notice-end';
import { pages } from '../data/functions/pages';
import { labels } from '../data/labels';
import { notice } from '../data/notice';
import { find, htmlOf, textOf } from './built-pages';
import { expect, test } from './fixtures';

const end = noticeEnd() ?? Date.now();
/** What a page of today has. */
const expected = Date.now() < end ? [notice.text] : [];

const line = (page: Page) => page.getByRole('complementary', { name: labels.notice });

test('the notice, if there is one, stands in the HTML of every page', () => {
  for (const path of [...pages.map((page) => page.path), '/404'])
    expect(find(htmlOf(path), 'aside', { 'aria-label': labels.notice }).map(textOf), path).toEqual(expected);
});

test('the notice is one line on a phone', async ({ page }) => {
  await page.clock.setFixedTime(end - 1);
  await page.goto('/');
  await expect(line(page)).toHaveText(expected);
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await line(page).evaluateAll((notices) =>
      notices.map(({ firstChild }) => {
        const range = document.createRange();
        range.selectNode(firstChild as Node);
        return range.getClientRects().length;
      }),
    );
    expect(lines, `${width} wide`).toEqual(expected.map(() => 1));
  }
});

test('once its last day is over no visitor sees the notice, and the page begins at the top', async ({
  page,
}) => {
  await page.clock.setFixedTime(end);
  await page.goto('/');
  await expect(line(page)).toHaveCount(0);
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0 });
});
